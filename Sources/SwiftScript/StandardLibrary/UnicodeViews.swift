import Foundation

extension Unicode.Scalar: BridgedValue {}

/// The parts of a text: scalars, and the units that encodings keep them in.
///
/// The views of a `String` are arrays here, as other views are.
extension StandardLibrary {
  static let unicode = [
    TypeBinding("Unicode", .enum), scalar, encoding("UTF8", UTF8.self),
    encoding("UTF16", UTF16.self),
  ]

  private static let scalar = TypeBinding.struct(
    Unicode.Scalar.self, "Unicode.Scalar",
    conforms: [
      "Hashable", "Comparable", "CustomStringConvertible", "LosslessStringConvertible",
      "ExpressibleByUnicodeScalarLiteral",
    ]
  ) { type in
    for width in ["UInt32", "UInt16", "Int"] {
      type.native("init?(_ value: \(width))") { _, arguments in
        UInt32(exactly: arguments[0].int).flatMap(Unicode.Scalar.init)?.wrapped ?? .none
      }
    }
    type.native("init(_ value: UInt8)") { _, arguments in
      Unicode.Scalar(UInt8(truncatingIfNeeded: arguments[0].int)).wrapped
    }
    type.native("init(_ value: Unicode.Scalar)") { _, arguments in arguments[0] }
    type.native(
      "var value: UInt32",
      get: { _, arguments in
        .int(Unicode.Scalar.unwrap(arguments[0]).map { Int($0.value) } ?? 0)
      }, set: nil)
    type.property("var isASCII: Bool", \.isASCII)
    type.property("var description: String", \.description)
    type.property("var debugDescription: String", \.debugDescription)
    type.property("var hashValue: Int", \.hashValue)
  }

  /// `UTF8.self`, which tells how units are read.
  private static func encoding<Encoding>(_ name: String, _ type: Encoding.Type) -> TypeBinding {
    TypeBinding(name, .enum)
  }

  static func stringViews(_ type: MemberTable<String>) {
    type.native(
      "var unicodeScalars: [Unicode.Scalar]",
      get: { machine, arguments in
        var scalars: [Value] = []
        for scalar in arguments[0].substring.unicodeScalars {
          guard machine.goesOn() else { break }
          machine.add(scalar.wrapped, to: &scalars)
        }
        return .array(scalars)
      }, set: nil)
    type.native(
      "var utf8: [UInt8]",
      get: { machine, arguments in units(arguments[0].string.utf8, machine) }, set: nil)
    type.native(
      "var utf16: [UInt16]",
      get: { machine, arguments in units(arguments[0].string.utf16, machine) }, set: nil)
    type.native("init(_ scalar: Unicode.Scalar)") { _, arguments in
      .string(Unicode.Scalar.unwrap(arguments[0]).map { String(Character($0)) } ?? "")
    }
    type.native("init(_ scalars: [Unicode.Scalar])") { _, arguments in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: arguments[0].elements.compactMap(Unicode.Scalar.unwrap))
      return .string(String(text))
    }
    type.native("init(decoding units: [UInt8], as encoding: UTF8.Type)") { _, arguments in
      let units = arguments[0].elements.map { UInt8(truncatingIfNeeded: $0.int) }
      return .string(String(decoding: units, as: UTF8.self))
    }
    type.native("init(decoding units: [UInt16], as encoding: UTF16.Type)") { _, arguments in
      let units = arguments[0].elements.map { UInt16(truncatingIfNeeded: $0.int) }
      return .string(String(decoding: units, as: UTF16.self))
    }
  }

  private static func units(_ units: some Collection<some BinaryInteger>, _ machine: Machine)
    -> Value
  {
    var elements: [Value] = []
    for unit in units {
      guard machine.goesOn() else { break }
      machine.add(.int(Int(unit)), to: &elements)
    }
    return .array(elements)
  }

  static func characterViews(_ type: MemberTable<Character>) {
    type.native("init(_ scalar: Unicode.Scalar)") { _, arguments in
      .character(Unicode.Scalar.unwrap(arguments[0]).map { Character($0) } ?? " ")
    }
    type.native(
      "var unicodeScalars: [Unicode.Scalar]",
      get: { _, arguments in
        .array((arguments[0].character?.unicodeScalars.map(\.wrapped)) ?? [])
      }, set: nil)
    type.native(
      "var utf8: [UInt8]",
      get: { _, arguments in
        .array((arguments[0].character?.utf8.map { .int(Int($0)) }) ?? [])
      }, set: nil)
  }
}
