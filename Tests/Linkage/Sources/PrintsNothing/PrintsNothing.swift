/// The same program without amounts: the cost of the standard library alone.
@main
enum PrintsNothing {
    static func main() {
        print("1.234,50 €")
    }
}
