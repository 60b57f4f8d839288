// A small seeded random number generator, so that a run can be repeated.

export class Random {
    #state;

    constructor(seed) {
        this.#state = BigInt.asUintN(64, BigInt(seed));
    }

    /** 64 random bits: SplitMix64. */
    next() {
        this.#state = BigInt.asUintN(64, this.#state + 0x9e3779b97f4a7c15n);
        let mixed = this.#state;
        mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n);
        mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
        return mixed ^ (mixed >> 31n);
    }

    /** A whole number from 0 up to, but not including, the limit. */
    below(limit) {
        return Number(this.next() % BigInt(limit));
    }

    chance(probability) {
        return this.below(1_000_000) < probability * 1_000_000;
    }

    of(values) {
        return values[this.below(values.length)];
    }
}
