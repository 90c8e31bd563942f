import Foundation

extension Unicode.Scalar: BridgedValue {}

/// The parts of a text: scalars, and the units that encodings keep them in.
///
/// The views of a `String` are arrays here, as other views are; unlike Swift's they have no indices.
extension StandardLibrary {
  static let unicode = [
    TypeBinding("Unicode", .enum), scalar, scalarProperties, encoding("UTF8", UTF8.self),
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
    type.property("var properties: Unicode.Scalar.Properties", \.properties)
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
      "var unicodeScalars: String.UnicodeScalarView",
      get: { machine, arguments in
        var scalars: [Value] = []
        for scalar in arguments[0].substring.unicodeScalars {
          guard machine.goesOn() else { break }
          machine.add(scalar.wrapped, to: &scalars)
        }
        return .box(ViewBox(scalars, of: [arguments[0]]))
      }, set: { _, arguments in text(of: arguments[1].elements) })
    type.native(
      "var utf8: String.UTF8View",
      get: { machine, arguments in units(arguments[0], \.utf8, machine) }, set: nil)
    type.native(
      "var utf16: String.UTF16View",
      get: { machine, arguments in units(arguments[0], \.utf16, machine) }, set: nil)
    type.native("init(_ scalar: Unicode.Scalar)") { _, arguments in
      .string(Unicode.Scalar.unwrap(arguments[0]).map { String(Character($0)) } ?? "")
    }
    type.native("init(_ scalars: String.UnicodeScalarView)") { _, arguments in
      text(of: arguments[0].elements)
    }
    func bytes(_ view: Value) -> [UInt8] {
      view.elements.map { UInt8(truncatingIfNeeded: $0.int) }
    }
    func pairs(_ view: Value) -> [UInt16] {
      view.elements.map { UInt16(truncatingIfNeeded: $0.int) }
    }
    type.native("init(_ units: String.UTF8View)") { _, arguments in
      .string(String(decoding: bytes(arguments[0]), as: UTF8.self))
    }
    type.native("init(_ units: String.UTF16View)") { _, arguments in
      .string(String(decoding: pairs(arguments[0]), as: UTF16.self))
    }
    // A part may end within a character.
    type.native("init?(_ units: Substring.UTF8View)") { _, arguments in
      String(validating: bytes(arguments[0]), as: UTF8.self).map { .string($0) } ?? .none
    }
    type.native("init?(_ units: Substring.UTF16View)") { _, arguments in
      String(validating: pairs(arguments[0]), as: UTF16.self).map { .string($0) } ?? .none
    }
    type.native("init(_ scalars: Substring.UnicodeScalarView)") { _, arguments in
      text(of: arguments[0].elements)
    }
    type.native("init(decoding units: Sequence<UInt8>, as encoding: UTF8.Type)") { _, arguments in
      .string(String(decoding: bytes(arguments[0]), as: UTF8.self))
    }
    type.native("init(decoding units: Sequence<UInt16>, as encoding: UTF16.Type)") { _, arguments in
      .string(String(decoding: pairs(arguments[0]), as: UTF16.self))
    }
  }

  private static func text(of scalars: [Value]) -> Value {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.compactMap(Unicode.Scalar.unwrap))
    return .string(String(text))
  }

  private static func units<Units: Collection>(
    _ text: Value, _ units: (Substring) -> Units, _ machine: Machine
  ) -> Value where Units.Element: BinaryInteger {
    var elements: [Value] = []
    for unit in units(text.substring) {
      guard machine.goesOn() else { break }
      machine.add(.int(Int(unit)), to: &elements)
    }
    return .box(ViewBox(elements, of: [text]))
  }

  /// What the view of a text's scalars has that others do not: it can be made and changed.
  static func scalarView(_ type: MemberTable<Value>) {
    func view(_ scalars: [Value]) -> Value { .box(ViewBox(scalars, of: [text(of: scalars)])) }
    type.native("init()") { _, _ in view([]) }
    type.native("init(_ scalars: Sequence<Unicode.Scalar>)") { _, arguments in
      view(arguments[0].elements)
    }
    type.native("func filter(_ isIncluded: (Unicode.Scalar) -> Bool) -> String.UnicodeScalarView") {
      machine, arguments in view(filtered(arguments[0], machine, arguments[1]))
    }
    type.native("mutating func append(_ scalar: Unicode.Scalar)") { _, arguments in
      arguments[0] = view(arguments[0].elements + [arguments[1]])
      return .void
    }
    type.native("mutating func removeAll(where isRemoved: (Unicode.Scalar) -> Bool)") {
      machine, arguments in
      let isRemoved = test(machine, arguments[1])
      arguments[0] = view(arguments[0].elements.filter { !isRemoved($0) })
      return .void
    }
    for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
      type.native("@discardableResult mutating func \(name)() -> Unicode.Scalar") {
        machine, arguments in
        let scalars = arguments[0].elements
        guard
          machine.require(
            !scalars.isEmpty,
            "Can't remove \(isFirst ? "first" : "last") element from an empty collection"),
          let removed = isFirst ? scalars.first : scalars.last
        else { return .none }
        arguments[0] = view(Array(isFirst ? scalars.dropFirst() : scalars.dropLast()))
        return removed
      }
    }
    type.native("mutating func append(contentsOf scalars: Sequence<Unicode.Scalar>)") {
      _, arguments in
      arguments[0] = view(arguments[0].elements + arguments[1].elements)
      return .void
    }
  }

  static func characterViews(_ type: MemberTable<Character>) {
    type.native("init(_ scalar: Unicode.Scalar)") { _, arguments in
      .character(Unicode.Scalar.unwrap(arguments[0]).map { Character($0) } ?? " ")
    }
    type.native(
      "var unicodeScalars: String.UnicodeScalarView",
      get: { _, arguments in
        .box(
          ViewBox(
            (arguments[0].character?.unicodeScalars.map(\.wrapped)) ?? [], of: [arguments[0]]))
      }, set: nil)
    type.native(
      "var utf8: String.UTF8View",
      get: { _, arguments in
        .box(
          ViewBox(
            (arguments[0].character?.utf8.map { .int(Int($0)) }) ?? [], of: [arguments[0]]))
      }, set: nil)
  }
}
