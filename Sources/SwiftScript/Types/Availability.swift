import SwiftSyntax

/// What the `@available` attributes of a declaration say of it, for an app for iOS.
struct Availability {
  /// `nil` where it is there; otherwise the platform that lacks it, empty for all of them.
  var missingOn: String?
  /// `nil` where it is current; otherwise since when it isn't, empty for always.
  var deprecatedSince: String?
  /// Not for asynchronous code: it would block a thread that others wait for.
  var isNoasync = false
  var message: String?
  var renamed: String?

  /// `nil` if they neither take the declaration away nor advise against it.
  init?(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "available" {
      guard case .availability(let list)? = attribute.arguments else { continue }
      read(list)
    }
    if missingOn == nil, deprecatedSince == nil, !isNoasync { return nil }
  }

  private mutating func read(_ list: AvailabilityArgumentListSyntax) {
    var platform: String?
    for item in list {
      switch item.argument {
      case .token(let token) where token.text == "unavailable" && Self.isOurs(platform):
        missingOn = platform == "*" ? "" : platform
      case .token(let token) where token.text == "deprecated" && Self.isOurs(platform):
        deprecatedSince = ""
      case .token(let token) where token.text == "noasync" && Self.isOurs(platform):
        isNoasync = true
      case .token(let token): platform = platform ?? token.text
      case .availabilityVersionRestriction: return
      case .availabilityLabeledArgument(let label) where Self.isOurs(platform):
        read(label, platform ?? "*")
      default: break
      }
    }
  }

  private mutating func read(_ label: AvailabilityLabeledArgumentSyntax, _ platform: String) {
    switch (label.label.text, label.value) {
    case ("message", .string(let text)): message = text.segments.trimmedDescription
    case ("renamed", .string(let text)): renamed = text.segments.trimmedDescription
    // The newest of the systems is the one that an app is made for.
    case ("deprecated", .version(let version)):
      deprecatedSince = platform == "*" ? "" : "\(platform) \(version.trimmedDescription)"
    default: break
    }
  }

  private static func isOurs(_ platform: String?) -> Bool { ["*", "iOS"].contains(platform) }

  /// What swiftc says of a use where the declaration is missing.
  func refusal(of name: String) -> String? {
    guard let missingOn else { return nil }
    let place = missingOn.isEmpty ? "" : " in \(missingOn)"
    let reason = message.map { ": \($0)" } ?? ""
    if let renamed { return "'\(name)' has been renamed to '\(renamed)'\(reason)" }
    return "'\(name)' is unavailable\(place)\(reason)"
  }

  /// What swiftc says of a use in asynchronous code; `name` with the kind of what it names.
  func refusalInAsync(of name: @autoclosure () -> String) -> String? {
    guard isNoasync else { return nil }
    return "\(name()) is unavailable from asynchronous contexts\(message.map { "; \($0)" } ?? "")"
  }

  /// What swiftc says of a use that is advised against.
  func advice(on name: String) -> String? {
    guard let deprecatedSince else { return nil }
    let verb = deprecatedSince.isEmpty ? "is deprecated" : "was deprecated in \(deprecatedSince)"
    let reason = message ?? renamed.map { "renamed to '\($0)'" }
    return "'\(name)' \(verb)\(reason.map { ": \($0)" } ?? "")"
  }
}
