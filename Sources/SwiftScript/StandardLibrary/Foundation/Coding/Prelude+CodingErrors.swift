extension Prelude {
  /// Where, and why.
  private static let context = """
    struct Context {
      let codingPath: [any CodingKey]
      let debugDescription: String
      let underlyingError: (any Error)?
      init(
        codingPath: [any CodingKey], debugDescription: String,
        underlyingError: (any Error)? = nil
      ) {
        self.codingPath = codingPath
        self.debugDescription = debugDescription
        self.underlyingError = underlyingError
      }
    }
    """

  /// What went wrong in coding, and how it reads.
  ///
  /// Source: SE-0489, as Swift 6.3 prints them.
  static let codingErrors = """
    enum DecodingError: Error {
      \(context)
      case typeMismatch(Any.Type, Context)
      case valueNotFound(Any.Type, Context)
      case keyNotFound(any CodingKey, Context)
      case dataCorrupted(Context)
    }
    extension DecodingError {
      /// Of a number that its type cannot hold, Foundation says no more than of what is no JSON.
      static var _invalid: DecodingError {
        .dataCorrupted(
          Context(codingPath: [], debugDescription: "The given data was not valid JSON."))
      }
      static func dataCorruptedError<Key: CodingKey>(
        forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
      ) -> DecodingError {
        .dataCorrupted(
          DecodingError.Context(
            codingPath: container.codingPath + [key], debugDescription: debugDescription))
      }
      static func dataCorruptedError(
        in container: SingleValueDecodingContainer, debugDescription: String
      ) -> DecodingError {
        .dataCorrupted(
          DecodingError.Context(
            codingPath: container.codingPath, debugDescription: debugDescription))
      }
    }
    enum EncodingError: Error {
      \(context)
      case invalidValue(Any, Context)
    }
    extension CodingKey {
      var _shown: String {
        if let intValue { return "[\\(intValue)]" }
        guard stringValue.contains(where: { $0 == "." || $0 == "`" }) else { return stringValue }
        return "`" + stringValue.replacingOccurrences(of: "`", with: "\\\\`") + "`"
      }
    }
    func _described(
      _ what: String, _ path: [any CodingKey], _ text: String, _ underlying: (any Error)?
    ) -> String {
      var parts = [what]
      if !path.isEmpty {
        var shown = ""
        for key in path { shown += (shown.isEmpty || key.intValue != nil ? "" : ".") + key._shown }
        parts.append("Path: " + shown)
      }
      if !text.isEmpty { parts.append("Debug description: " + text) }
      if let underlying { parts.append("Underlying error: \\(underlying)") }
      return parts.joined(separator: ". ")
    }
    extension DecodingError: CustomDebugStringConvertible {
      var debugDescription: String {
        let what: String
        let about: Context
        switch self {
        case .typeMismatch(let type, let context):
          what = "typeMismatch: expected value of type \\(type)"
          about = context
        case .valueNotFound(let type, let context):
          what = "valueNotFound: Expected value of type \\(type) but found null instead"
          about = context
        case .keyNotFound(let key, let context):
          what = "keyNotFound: Key '\\(key._shown)' not found in keyed decoding container"
          about = context
        case .dataCorrupted(let context):
          what = "dataCorrupted: Data was corrupted"
          about = context
        }
        return _described(
          "DecodingError." + what, about.codingPath, about.debugDescription, about.underlyingError)
      }
    }
    extension EncodingError: CustomDebugStringConvertible {
      var debugDescription: String {
        switch self {
        case .invalidValue(let value, let context):
          return _described(
            "EncodingError.invalidValue: \\(String(reflecting: value)) (\\(type(of: value)))",
            context.codingPath, context.debugDescription, context.underlyingError)
        }
      }
    }
    """
}
