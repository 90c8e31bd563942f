extension Prelude {
  /// Errors of the network, which code that loads something throws and catches.
  static let urlErrors = Part(
    names: ["URLError"],
    source: foundationError(
      "URLError", domain: "NSURLErrorDomain",
      codes: [
        ("unknown", -1), ("cancelled", -999), ("badURL", -1000), ("timedOut", -1001),
        ("unsupportedURL", -1002), ("cannotFindHost", -1003), ("cannotConnectToHost", -1004),
        ("networkConnectionLost", -1005), ("dnsLookupFailed", -1006),
        ("httpTooManyRedirects", -1007), ("resourceUnavailable", -1008),
        ("notConnectedToInternet", -1009), ("redirectToNonExistentLocation", -1010),
        ("badServerResponse", -1011), ("userCancelledAuthentication", -1012),
        ("userAuthenticationRequired", -1013), ("zeroByteResource", -1014),
        ("cannotDecodeRawData", -1015), ("cannotDecodeContentData", -1016),
        ("cannotParseResponse", -1017), ("fileDoesNotExist", -1100),
        ("noPermissionsToReadFile", -1102), ("dataLengthExceedsMaximum", -1103),
        ("secureConnectionFailed", -1200),
      ]))

  /// Errors of files and archives.
  static let cocoaErrors = Part(
    names: ["CocoaError"],
    source: foundationError(
      "CocoaError", domain: "NSCocoaErrorDomain",
      codes: [
        ("fileNoSuchFile", 4), ("fileLocking", 255), ("fileReadUnknown", 256),
        ("fileReadNoPermission", 257), ("fileReadInvalidFileName", 258),
        ("fileReadCorruptFile", 259), ("fileReadNoSuchFile", 260),
        ("fileReadInapplicableStringEncoding", 261), ("fileReadUnsupportedScheme", 262),
        ("fileReadTooLarge", 263), ("fileReadUnknownStringEncoding", 264),
        ("fileWriteUnknown", 512), ("fileWriteNoPermission", 513),
        ("fileWriteInvalidFileName", 514), ("fileWriteFileExists", 516),
        ("fileWriteInapplicableStringEncoding", 517), ("fileWriteUnsupportedScheme", 518),
        ("fileWriteOutOfSpace", 640), ("fileWriteVolumeReadOnly", 642),
        ("keyValueValidation", 1024), ("formatting", 2048), ("userCancelled", 3072),
        ("featureUnsupported", 3328), ("propertyListReadCorrupt", 3840),
        ("propertyListReadUnknownVersion", 3841), ("propertyListReadStream", 3842),
        ("propertyListWriteStream", 3851), ("coderReadCorrupt", 4864),
        ("coderValueNotFound", 4865), ("coderInvalidValue", 4866),
      ],
      """
        var userInfo: [String: Any] { errorUserInfo }
        var filePath: String? { userInfo["NSFilePath"] as? String }
        var isFileError: Bool { (0...1023).contains(code.rawValue) }
        var isCoderError: Bool { (4864...4991).contains(code.rawValue) }
      """))

  /// An error of Foundation's that has a code, each of which the error's type has a name for, too.
  private static func foundationError(
    _ name: String, domain: String, codes: [(name: String, value: Int)], _ members: String = ""
  ) -> String {
    let named = codes.map { "static var \($0.name): Code { Code(rawValue: \($0.value)) }" }
      .joined(separator: "\n")
    return """
      struct \(name): CustomNSError, Hashable {
        struct Code: RawRepresentable, Hashable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          \(named)
        }
        let code: Code
        let errorUserInfo: [String: Any]
        init(_ code: Code, userInfo: [String: Any] = [:]) {
          self.code = code
          errorUserInfo = userInfo
        }
        static var errorDomain: String { \(domain) }
        var errorCode: Int { code.rawValue }
        var localizedDescription: String { _describe(Self.errorDomain, errorCode) }
        static func == (one: \(name), other: \(name)) -> Bool { one.code == other.code }
        func hash(into hasher: inout Hasher) { hasher.combine(code) }
        \(named)
        \(members)
      }
      func ~= (code: \(name).Code, error: any Error) -> Bool {
        (error as? \(name))?.code == code
      }
      """
  }
}
