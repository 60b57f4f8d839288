import Foundation

#if canImport(CryptoKit)
    import CryptoKit
#else
    import SystemCrypto
#endif

/// The SHA-256 of bytes, by the system's library: CryptoKit on Apple's platforms, and OpenSSL's libcrypto elsewhere.
///
///     try SHA256Digest(of: Data("abc".utf8)).description.prefix(8)    // "ba7816bf"
///
/// See <https://csrc.nist.gov/pubs/fips/180-4/upd1/final>.
struct SHA256Digest: Equatable {
    /// The digest's 32 bytes.
    let bytes: [UInt8]

    init(of data: Data) throws(DigestError) {
        #if canImport(CryptoKit)
            bytes = Array(SHA256.hash(data: data))
        #else
            var digest = [UInt8](repeating: 0, count: 32)
            let isComputed = data.withUnsafeBytes { input in
                EVP_Digest(input.baseAddress, input.count, &digest, nil, EVP_sha256(), nil) == 1
            }
            guard isComputed else { throw .notComputed(bytes: data.count) }
            bytes = digest
        #endif
    }
}

extension SHA256Digest: CustomStringConvertible {
    /// The digest in hexadecimal, in the form of `sha256sum`.
    var description: String {
        bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.utf8.count == 1 ? "0" + digits : digits
        }.joined()
    }
}

/// An error that says why there is no digest.
enum DigestError: Error, Equatable, CustomStringConvertible {
    /// libcrypto is out of memory, or was configured without SHA-256.
    case notComputed(bytes: Int)

    var description: String {
        switch self {
        case .notComputed(let bytes): "the system's libcrypto computed no SHA-256 of \(bytes) bytes"
        }
    }
}
