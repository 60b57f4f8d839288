/// The same program without amounts: what the standard library takes by itself.
@main
enum PrintsNothing {
    static func main() {
        print("1.234,50 €")
    }
}
