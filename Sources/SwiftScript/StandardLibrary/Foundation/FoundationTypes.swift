import Foundation

extension NSObject: @MainActor BridgedObject {}

/// Foundation's types, each bound to the real one.
///
/// Where results depend on the machine they do not here: the locale is American English, the time
/// zone is GMT, and nothing reaches the disk or the network.
extension StandardLibrary {
  static let foundation: [TypeBinding] =
    [nsObject, jsonNode] + dates + formatters + places + numbersAsObjects + urls + stores
    + textTypes + objectCollections + attributedStrings
    + formatStyles + patterns

  static let locale = Locale(identifier: "en_US")
  static let timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// What all objects of Foundation have in common; a host may bring its own.
  private static let nsObject = TypeBinding.class(
    NSObject.self, "NSObject", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.native("init()") { _, _ in NSObject().wrapped }
    type.property("var description: String", \.description)
  }
}
