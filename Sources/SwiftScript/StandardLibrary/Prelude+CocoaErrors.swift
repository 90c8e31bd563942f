extension Prelude {
  /// Errors of files and archives.
  static let cocoaErrors: Part = {
    let codes = [
      ("fileNoSuchFile", 4), ("fileLocking", 255), ("fileReadUnknown", 256),
      ("fileReadNoPermission", 257), ("fileReadInvalidFileName", 258), ("fileReadCorruptFile", 259),
      ("fileReadNoSuchFile", 260), ("fileReadInapplicableStringEncoding", 261),
      ("fileReadUnsupportedScheme", 262), ("fileReadTooLarge", 263),
      ("fileReadUnknownStringEncoding", 264), ("fileWriteUnknown", 512),
      ("fileWriteNoPermission", 513), ("fileWriteInvalidFileName", 514),
      ("fileWriteFileExists", 516), ("fileWriteInapplicableStringEncoding", 517),
      ("fileWriteUnsupportedScheme", 518), ("fileWriteOutOfSpace", 640),
      ("fileWriteVolumeReadOnly", 642), ("keyValueValidation", 1024), ("formatting", 2048),
      ("userCancelled", 3072), ("featureUnsupported", 3328), ("propertyListReadCorrupt", 3840),
      ("propertyListReadUnknownVersion", 3841), ("propertyListReadStream", 3842),
      ("propertyListWriteStream", 3851), ("coderReadCorrupt", 4864), ("coderValueNotFound", 4865),
      ("coderInvalidValue", 4866),
    ]
    let members = codes.map { name, code in
      "  static var \(name): Code { Code(rawValue: \(code)) }"
    }.joined(separator: "\n")
    return Part(
      names: ["CocoaError"],
      source: """
        struct CocoaError: CustomNSError, Hashable {
          struct Code: RawRepresentable, Hashable {
            let rawValue: Int
            init(rawValue: Int) { self.rawValue = rawValue }
          \(members)
          }
          let code: Code
          let errorUserInfo: [String: Any]
          init(_ code: Code, userInfo: [String: Any] = [:]) {
            self.code = code
            errorUserInfo = userInfo
          }
          static var errorDomain: String { NSCocoaErrorDomain }
          var errorCode: Int { code.rawValue }
          var userInfo: [String: Any] { errorUserInfo }
          var localizedDescription: String { _describe(Self.errorDomain, errorCode) }
          var filePath: String? { userInfo["NSFilePath"] as? String }
          var isFileError: Bool { (0...1023).contains(code.rawValue) }
          var isCoderError: Bool { (4864...4991).contains(code.rawValue) }
          static func == (one: CocoaError, other: CocoaError) -> Bool { one.code == other.code }
          func hash(into hasher: inout Hasher) { hasher.combine(code) }
        \(members)
        }
        func ~= (code: CocoaError.Code, error: any Error) -> Bool {
          (error as? CocoaError)?.code == code
        }
        """)
  }()
}
