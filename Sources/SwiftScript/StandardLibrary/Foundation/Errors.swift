import Foundation

/// Errors as Foundation sees them.
extension StandardLibrary {
  static let errorTypes: [TypeBinding] = [
    TypeBinding.class(
      NSError.self, "NSError", inherits: "NSObject", conforms: ["Error"]
    ) { type in
      type.native("init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)") {
        _, arguments in
        NSError(
          domain: arguments[0].string, code: arguments[1].int,
          userInfo: arguments[2].foundation as? [String: Any]
        ).wrapped
      }
      type.property("var domain: String", \.domain)
      type.property("var code: Int", \.code)
      type.native(
        "var userInfo: [String: Any]",
        get: { _, arguments in
          Value(foundation: NSError.unwrap(arguments[0])?.userInfo ?? [:])
        }, set: nil)
      type.property("var description: String", \.description)
      type.property("var localizedDescription: String", \.localizedDescription)
      type.property("var localizedFailureReason: String?", \.localizedFailureReason)
      type.property(
        "var localizedRecoverySuggestion: String?", \.localizedRecoverySuggestion)
    }
  ]

  static let errorFunctions: [FunctionBinding] =
    [
      ("NSLocalizedDescriptionKey", NSLocalizedDescriptionKey),
      ("NSLocalizedFailureReasonErrorKey", NSLocalizedFailureReasonErrorKey),
      ("NSLocalizedRecoverySuggestionErrorKey", NSLocalizedRecoverySuggestionErrorKey),
      ("NSUnderlyingErrorKey", NSUnderlyingErrorKey), ("NSCocoaErrorDomain", NSCocoaErrorDomain),
      ("NSURLErrorDomain", NSURLErrorDomain), ("NSPOSIXErrorDomain", NSPOSIXErrorDomain),
    ].map { name, text in
      FunctionBinding("let \(name): String") { _, _ in .string(text) }
    } + [
      FunctionBinding("func _objectError(_ error: any Error) -> NSError?") { _, arguments in
        arguments[0].unerased.object is NSError ? arguments[0].unerased : .none
      },
      FunctionBinding("func _errorDomain(_ error: any Error) -> String") { machine, arguments in
        .string(domain(of: arguments[0], machine))
      },
      FunctionBinding("func _errorCode(_ error: any Error) -> Int") { machine, arguments in
        .int(code(of: arguments[0], machine))
      },
      FunctionBinding("func _describe(_ domain: String, _ code: Int) -> String") { _, arguments in
        .string(
          NSError(domain: arguments[0].string, code: arguments[1].int).localizedDescription)
      },
    ]

  static func domain(of error: Value, _ machine: Machine) -> String {
    if let error = error.unerased.object as? NSError { return error.domain }
    if codingCode(of: error) != nil { return NSCocoaErrorDomain }
    return Description.name(of: machine.dynamicType(of: error), qualified: true)
  }

  /// What Foundation makes of the errors of coding.
  private static func codingCode(of error: Value) -> CocoaError.Code? {
    guard let box = error.unerased.box as? EnumBox, box.type.nominal.isPrelude else { return nil }
    switch (box.type.nominal.name, box.type.caseNames[box.tag]) {
    case ("DecodingError", "keyNotFound"), ("DecodingError", "valueNotFound"):
      return .coderValueNotFound
    case ("DecodingError", _): return .coderReadCorrupt
    case ("EncodingError", _): return .coderInvalidValue
    default: return nil
    }
  }

  /// As the compiler numbers the cases of an enum: those with payloads come first.
  static func code(of error: Value, _ machine: Machine) -> Int {
    if let error = error.unerased.object as? NSError { return error.code }
    if let code = codingCode(of: error) { return code.rawValue }
    guard let box = error.unerased.box as? EnumBox else { return 1 }
    if case .int(let number)? = machine.read("rawValue", of: error) { return number }
    let hasPayload = box.type.caseLabels.map { !$0.isEmpty }
    let isFirst = hasPayload[box.tag]
    let before = hasPayload[..<box.tag].filter { $0 == isFirst }.count
    return isFirst ? before : before + hasPayload.filter(\.self).count
  }
}
