import Foundation

extension AttributedString: BridgedValue {}
extension AttributedSubstring: BridgedValue {}
extension AttributedString.Index: BridgedValue {}

/// Texts whose parts say how they look, as values of Swift's: Foundation's own.
///
/// What of its attributes Foundation has in its scope is here; a host adds its own with
/// ``MemberTable/attribute(_:)``.
extension StandardLibrary {
  static let attributedStrings: [TypeBinding] =
    [attributedString, attributedSubstring, attributedIndex] + attributeContainers

  private static let attributedIndex = TypeBinding.struct(
    AttributedString.Index.self, "AttributedString.Index", conforms: ["Hashable", "Comparable"]
  ) { _ in }

  private static let attributedString = TypeBinding.struct(
    AttributedString.self, "AttributedString",
    conforms: ["Hashable", "CustomStringConvertible", "ExpressibleByStringLiteral"]
  ) { type in
    type.initializer("init()") { AttributedString() }
    type.initializer("init(stringLiteral value: String)") { (text: String) in
      AttributedString(text)
    }
    for text in ["String", "Substring", "Sequence<Character>"] {
      type.native("init(_ string: \(text))") { machine, arguments in
        AttributedString(joined(arguments[0], machine)).wrapped
      }
      type.native("init(_ string: \(text), attributes: AttributeContainer)") { machine, arguments in
        AttributedString(
          joined(arguments[0], machine),
          attributes: AttributeContainer.unwrap(arguments[1]) ?? AttributeContainer()
        ).wrapped
      }
    }
    type.initializer("init(_ substring: AttributedSubstring)") { (part: AttributedSubstring) in
      AttributedString(part)
    }
    type.initializer("init(_ string: AttributedString)") { (text: AttributedString) in text }
    type.attributedMembers()
    type.textAttributes()
    type.stretches()
    additions(type)
  }

  private static let attributedSubstring = TypeBinding.struct(
    AttributedSubstring.self, "AttributedSubstring",
    conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.attributedMembers()
    type.textAttributes()
    type.property("var base: AttributedString", \.base)
  }

  private static func additions(_ type: MemberTable<AttributedString>) {
    for part in ["AttributedString", "AttributedSubstring"] {
      type.native("mutating func append(_ s: \(part))") { _, arguments in
        if var me = AttributedString.unwrap(arguments[0]) {
          me.append(whole(arguments[1]))
          arguments[0] = me.wrapped
        }
        return .void
      }
      type.native("mutating func insert(_ s: \(part), at index: AttributedString.Index)") {
        machine, arguments in
        if var me = AttributedString.unwrap(arguments[0]),
          let place = AttributedString.Index.unwrap(arguments[2]),
          machine.require(
            place >= me.startIndex && place <= me.endIndex, AttributedString.outside)
        {
          me.insert(whole(arguments[1]), at: place)
          arguments[0] = me.wrapped
        }
        return .void
      }
      type.native("static func + (lhs: AttributedString, rhs: \(part)) -> AttributedString") {
        _, arguments in (whole(arguments[0]) + whole(arguments[1])).wrapped
      }
      type.native("static func += (lhs: inout AttributedString, rhs: \(part))") { _, arguments in
        if let old = arguments[0].variable {
          arguments[0].assign((whole(old) + whole(arguments[1])).wrapped)
        }
        return .void
      }
    }
  }

  /// A text, or a part as a text of its own.
  private static func whole(_ value: Value) -> AttributedString {
    AttributedString.unwrap(value)
      ?? AttributedSubstring.unwrap(value).map { AttributedString($0) } ?? AttributedString()
  }
}

extension AttributedString {
  static let outside = "AttributedString index is out of bounds"
}

extension MemberTable where Host == AttributedString {
  /// What takes ranges: the part there, which may be changed in place, and other text in its stead.
  fileprivate func stretches() {
    for range in ["Range", "ClosedRange", "PartialRange"] {
      native(
        "subscript(bounds: \(range)<AttributedString.Index>) -> AttributedSubstring",
        get: { machine, arguments in
          guard let text = AttributedString.unwrap(arguments[0]),
            let places = text.places(arguments[1], machine)
          else { return .none }
          return text[places].wrapped
        },
        set: { machine, arguments in
          guard var text = AttributedString.unwrap(arguments[0]),
            let places = text.places(arguments[1], machine),
            let part = AttributedSubstring.unwrap(arguments[2])
          else { return arguments[0] }
          text[places] = part
          return text.wrapped
        })
      native("mutating func removeSubrange(_ range: \(range)<AttributedString.Index>)") {
        machine, arguments in
        if var text = AttributedString.unwrap(arguments[0]),
          let places = text.places(arguments[1], machine)
        {
          text.removeSubrange(places)
          arguments[0] = text.wrapped
        }
        return .void
      }
      for part in ["AttributedString", "AttributedSubstring"] {
        native(
          "mutating func replaceSubrange(_ range: \(range)<AttributedString.Index>, with s: \(part))"
        ) { machine, arguments in
          if var text = AttributedString.unwrap(arguments[0]),
            let places = text.places(arguments[1], machine)
          {
            if let part = AttributedSubstring.unwrap(arguments[2]) {
              text.replaceSubrange(places, with: part)
            } else if let other = AttributedString.unwrap(arguments[2]) {
              text.replaceSubrange(places, with: other)
            }
            arguments[0] = text.wrapped
          }
          return .void
        }
      }
    }
  }
}
