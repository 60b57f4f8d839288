import Foundation
import Testing

@testable import currency_data

/// NIST's Cryptographic Standards and Guidelines examples for SHA-256, with the messages of FIPS 180-2.
@Suite("SHA-256")
struct SHA256DigestTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func publishedDigest(message: String, digest: String) throws {
        #expect(try SHA256Digest(of: Data(message.utf8)).description == digest)
    }

    @Test func millionTimesA() throws {
        let digest = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        #expect(try SHA256Digest(of: Data(repeating: UInt8(ascii: "a"), count: 1_000_000)).description == digest)
    }
}
