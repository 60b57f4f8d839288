import Hummingbird
import PricePage

@main
struct Service {
    static func main() async throws {
        let router = Router()
        router.get("price") { request, _ in
            let page = PricePage(acceptLanguage: request.headers[.acceptLanguage])
            let isHTML = request.headers[.accept]?.contains("text/html") ?? false
            return Response(
                status: .ok,
                headers: [
                    .contentType: isHTML ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
                    .contentLanguage: page.language, .vary: "Accept, Accept-Language",
                ],
                body: .init(byteBuffer: ByteBuffer(string: isHTML ? page.html : page.json)))
        }
        let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
        try await Application(router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)))
            .runService()
    }
}
