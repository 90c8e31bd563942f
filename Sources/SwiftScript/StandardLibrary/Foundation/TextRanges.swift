import Foundation

extension NSRange: BridgedValue {}

/// Ranges and texts as Objective-C's world has them.
extension StandardLibrary {
  static let textTypes: [TypeBinding] = [nsRange, nsString]

  private static let nsRange = TypeBinding.struct(
    NSRange.self, "NSRange", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.initializer("init()") { NSRange() }
    type.initializer("init(location: Int, length: Int)") { (location: Int, length: Int) in
      NSRange(location: location, length: length)
    }
    for kind in ["Range", "ClosedRange"] {
      type.native("init(_ range: \(kind)<Int>)") { _, arguments in
        guard let range = arguments[0].range, let lower = range.lower?.int,
          let upper = range.upper?.int
        else { return NSRange().wrapped }
        let end = range.isClosed ? upper + 1 : upper
        return NSRange(location: lower, length: end - lower).wrapped
      }
    }
    for kind in ["Range", "PartialRange"] {
      type.native("init(_ range: \(kind)<String.Index>, in text: String)", ofText)
    }
    type.property("var location: Int", \.location)
    type.property("var length: Int", \.length)
    type.property("var lowerBound: Int", \.lowerBound)
    type.property("var upperBound: Int", \.upperBound)
    type.property("var description: String", \.description)
    type.function("func contains(_ index: Int) -> Bool") { (me: NSRange, index: Int) in
      me.contains(index)
    }
    type.function("func intersection(_ other: NSRange) -> NSRange?") {
      (me: NSRange, other: NSRange) in me.intersection(other)
    }
    type.function("func union(_ other: NSRange) -> NSRange") { (me: NSRange, other: NSRange) in
      me.union(other)
    }
  }

  private static let ofText: Native = { machine, arguments in
    let text = arguments[1].string
    guard let range = arguments[0].range else { return NSRange().wrapped }
    let lower = range.lower.flatMap(String.Index.unwrap) ?? text.startIndex
    let upper = range.upper.flatMap(String.Index.unwrap) ?? text.endIndex
    guard
      machine.require(
        lower <= upper && upper <= text.endIndex, "String index is out of bounds")
    else { return NSRange().wrapped }
    return NSRange(lower..<upper, in: text).wrapped
  }

  private static let nsString = TypeBinding.class(
    NSString.self, "NSString", inherits: "NSObject", conforms: ["ExpressibleByStringLiteral"]
  ) { type in
    for label in ["string aString", "stringLiteral value"] {
      type.native("init(\(label): String)") { _, arguments in
        NSString(string: arguments[0].string).wrapped
      }
    }
    for list in ["_ arguments: Any...", "arguments: [CVarArg]"] {
      type.native("init(format: String, \(list))") { machine, arguments in
        let format = StringFormat(arguments[0].string, machine)
        return NSString(string: format.filled(with: arguments[1].elements, machine)).wrapped
      }
    }
    type.native(
      "var length: Int", get: { .int(NSString.read($0, $1[0]).length) }, set: nil)
    for (name, path) in stringParts {
      type.native(
        "var \(name): String",
        get: { .string(NSString.read($0, $1[0])[keyPath: path]) }, set: nil)
    }
    type.native(
      "var doubleValue: Double", get: { .double(NSString.read($0, $1[0]).doubleValue) }, set: nil)
    type.native(
      "var floatValue: Float",
      get: { .double(Double(NSString.read($0, $1[0]).floatValue)) }, set: nil)
    for name in ["integerValue", "intValue"] {
      type.native(
        "var \(name): \(name == "intValue" ? "Int32" : "Int")",
        get: { .int(NSString.read($0, $1[0]).integerValue) }, set: nil)
    }
    type.native(
      "var boolValue: Bool", get: { .bool(NSString.read($0, $1[0]).boolValue) },
      set: nil)
    partsOfStrings(type)
  }

  private static let stringParts: [(String, KeyPath<NSString, String>)] = [
    ("pathExtension", \.pathExtension), ("lastPathComponent", \.lastPathComponent),
    ("deletingPathExtension", \.deletingPathExtension),
    ("deletingLastPathComponent", \.deletingLastPathComponent), ("uppercased", \.uppercased),
    ("lowercased", \.lowercased), ("capitalized", \.capitalized),
  ]

  private static func partsOfStrings(_ type: MemberTable<NSString>) {
    type.native("func substring(with range: NSRange) -> String") { machine, arguments in
      let me = NSString.read(machine, arguments[0])
      guard let range = NSRange.unwrap(arguments[1]),
        machine.require(
          range.location >= 0 && range.upperBound <= me.length, "Range or index out of bounds")
      else { return .string("") }
      return .string(me.substring(with: range))
    }
    for (name, whole) in [
      ("lineRange", { $0.lineRange(for: $1) }), ("paragraphRange", { $0.paragraphRange(for: $1) }),
    ] as [(String, (NSString, NSRange) -> NSRange)] {
      type.native("func \(name)(for range: NSRange) -> NSRange") { machine, arguments in
        let me = NSString.read(machine, arguments[0])
        guard let range = NSRange.unwrap(arguments[1]),
          machine.require(
            range.location >= 0 && range.upperBound <= me.length, "Range or index out of bounds")
        else { return NSRange().wrapped }
        return whole(me, range).wrapped
      }
    }
    type.native(
      "func replacingCharacters(in range: NSRange, with replacement: String) -> String"
    ) { machine, arguments in
      let me = NSString.read(machine, arguments[0])
      guard let range = NSRange.unwrap(arguments[1]),
        machine.require(
          range.location >= 0 && range.upperBound <= me.length, "Range or index out of bounds")
      else { return .string("") }
      return .string(me.replacingCharacters(in: range, with: arguments[2].string))
    }
    for (name, isFrom) in [("from", true), ("to", false)] {
      type.native("func substring(\(name) index: Int) -> String") { machine, arguments in
        let me = NSString.read(machine, arguments[0])
        let index = arguments[1].int
        guard machine.require(0...me.length ~= index, "String index is out of bounds") else {
          return .string("")
        }
        return .string(isFrom ? me.substring(from: index) : me.substring(to: index))
      }
    }
    type.function("func range(of searchString: String) -> NSRange") {
      (me: NSString, text: String) in me.range(of: text)
    }
    type.native("func _range(of text: String, _ options: Int, _ range: NSRange) -> NSRange") {
      machine, arguments in
      let me = NSString.read(machine, arguments[0])
      guard let range = NSRange.unwrap(arguments[3]),
        machine.require(
          range.location >= 0 && range.upperBound <= me.length, "Range or index out of bounds")
      else { return NSRange().wrapped }
      let options = NSString.CompareOptions(rawValue: UInt(bitPattern: arguments[2].int))
      return me.range(of: arguments[1].string, options: options, range: range).wrapped
    }
    for (name, change) in [
      ("appending(_ aString", { $0.appending($1) }),
      ("appendingPathComponent(_ str", { $0.appendingPathComponent($1) }),
    ] as [(String, (NSString, String) -> String)] {
      type.function("func \(name): String) -> String") { (me: NSString, text: String) in
        change(me, text)
      }
    }
    for (name, test) in [
      ("hasPrefix(_ str", { $0.hasPrefix($1) }), ("hasSuffix(_ str", { $0.hasSuffix($1) }),
      ("contains(_ str", { $0.contains($1) }),
      ("isEqual(to aString", { $0.isEqual(to: $1) }),
    ] as [(String, (NSString, String) -> Bool)] {
      type.function("func \(name): String) -> Bool") { (me: NSString, text: String) in
        test(me, text)
      }
    }
    type.function("func components(separatedBy separator: String) -> [String]") {
      (me: NSString, text: String) in me.components(separatedBy: text)
    }
  }
}

extension NSString {
  /// The text of a row's `self`.
  fileprivate static func read(_ machine: Machine, _ value: Value) -> NSString {
    value.unerased.object as? NSString ?? ""
  }
}
