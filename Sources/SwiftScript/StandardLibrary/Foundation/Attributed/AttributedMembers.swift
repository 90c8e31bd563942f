import Foundation

/// What texts with attributes and their parts have in common.
extension MemberTable where Host: AttributedStringProtocol & BridgedValue {
  func attributedMembers() {
    property("var startIndex: AttributedString.Index", \.startIndex)
    property("var endIndex: AttributedString.Index", \.endIndex)
    property("var description: String", \.description)
    native(
      "var characters: AttributedString.CharacterView",
      get: { machine, arguments in
        guard let me = Host.unwrap(arguments[0]) else { return .none }
        var characters: [Value] = []
        for character in me.characters {
          guard machine.goesOn() else { break }
          machine.add(.character(character), to: &characters)
        }
        return .box(ViewBox(characters, of: [arguments[0]]))
      }, set: nil)
    native(
      "var runs: AttributedString.Runs",
      get: { _, arguments in
        guard let me = Host.unwrap(arguments[0]) else { return .none }
        return .box(ViewBox(me.runs.map(\.wrapped), of: [arguments[0]]))
      }, set: nil)
    changesOfAttributes()
    indices()
    native(
      "func range(of stringToFind: String) -> Range<AttributedString.Index>?"
    ) { _, arguments in Host.range(in: arguments[0], of: arguments[1].string, []) }
    native("func _range(of text: String, _ options: Int) -> Range<AttributedString.Index>?") {
      _, arguments in
      Host.range(
        in: arguments[0], of: arguments[1].string,
        String.CompareOptions(rawValue: UInt(bitPattern: arguments[2].int)))
    }
  }

  private func changesOfAttributes() {
    mutating("mutating func setAttributes(_ attributes: AttributeContainer)") {
      (me: inout Host, attributes: AttributeContainer) in me.setAttributes(attributes)
    }
    mutating("mutating func mergeAttributes(_ attributes: AttributeContainer)") {
      (me: inout Host, attributes: AttributeContainer) in
      me.mergeAttributes(attributes, mergePolicy: .keepNew)
    }
    mutating(
      "mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy)"
    ) {
      (
        me: inout Host, attributes: AttributeContainer,
        policy: AttributedString.AttributeMergePolicy
      ) in me.mergeAttributes(attributes, mergePolicy: policy)
    }
    mutating(
      "mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)"
    ) { (me: inout Host, attributes: AttributeContainer, others: AttributeContainer) in
      me.replaceAttributes(attributes, with: others)
    }
    function("func settingAttributes(_ attributes: AttributeContainer) -> AttributedString") {
      (me: Host, attributes: AttributeContainer) in me.settingAttributes(attributes)
    }
    function("func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString") {
      (me: Host, attributes: AttributeContainer) in
      me.mergingAttributes(attributes, mergePolicy: .keepNew)
    }
    function(
      "func mergingAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy) -> AttributedString"
    ) {
      (
        me: Host, attributes: AttributeContainer, policy: AttributedString.AttributeMergePolicy
      ) in me.mergingAttributes(attributes, mergePolicy: policy)
    }
  }

  private func indices() {
    native("func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index") {
      machine, arguments in Host.place(machine, arguments, by: 1)
    }
    native("func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index") {
      machine, arguments in Host.place(machine, arguments, by: -1)
    }
    native(
      "func index(_ i: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index"
    ) { machine, arguments in Host.place(machine, arguments, by: arguments[2].int) }
  }
}

extension AttributedStringProtocol where Self: BridgedValue {
  fileprivate static func range(
    in value: Value, of text: String, _ options: String.CompareOptions
  ) -> Value {
    Value(range: Self.unwrap(value)?.range(of: text, options: options))
  }

  fileprivate static func place(
    _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>, by distance: Int
  ) -> Value {
    machine.place(in: Self.unwrap(arguments[0])?.characters, arguments, by: distance)
  }

  /// A range of places, half open; `nil` once the app has faulted.
  func places(_ value: Value, _ machine: Machine) -> Range<AttributedString.Index>? {
    value.places(from: startIndex, to: endIndex, machine, AttributedString.outside) {
      index(afterCharacter: $0)
    }
  }
}

extension Value {
  /// A half open range with both ends.
  public var attributedRange: Range<AttributedString.Index>? {
    guard let range, let lower = range.lower.flatMap({ AttributedString.Index.unwrap($0) }),
      let upper = range.upper.flatMap({ AttributedString.Index.unwrap($0) }), lower <= upper
    else { return nil }
    return lower..<upper
  }
}

extension Machine {
  /// The place `distance` characters from the one that stands behind the text among the arguments;
  /// that one once the program has trapped.
  fileprivate func place(
    in characters: AttributedString.CharacterView?, _ arguments: UnsafeMutablePointer<Value>,
    by distance: Int
  ) -> Value {
    guard let characters, let start = AttributedString.Index.unwrap(arguments[1]) else {
      return .none
    }
    let end = distance < 0 ? characters.startIndex : characters.endIndex
    let found =
      start >= characters.startIndex && start <= characters.endIndex
      ? characters.index(start, offsetBy: distance, limitedBy: end) : nil
    guard require(found != nil, AttributedString.outside) else { return arguments[1] }
    return found?.wrapped ?? arguments[1]
  }

  /// What the view of a text's characters has by their places.
  fileprivate func characters(_ view: Value) -> AttributedString.CharacterView? {
    let origin = (view.box as? ViewBox)?.origins.first ?? .none
    return AttributedString.unwrap(origin)?.characters
      ?? AttributedSubstring.unwrap(origin)?.characters
  }
}

extension StandardLibrary {
  /// The places of characters, which are places of the text.
  static func attributedCharacters(_ type: MemberTable<Value>) {
    for (name, path) in [
      ("startIndex", \AttributedString.CharacterView.startIndex), ("endIndex", \.endIndex),
    ] {
      type.native(
        "var \(name): AttributedString.Index",
        get: { machine, arguments in
          machine.characters(arguments[0])?[keyPath: path].wrapped ?? .none
        }, set: nil)
    }
    type.native(
      "subscript(index: AttributedString.Index) -> Character { get }",
      get: { machine, arguments in
        guard let view = machine.characters(arguments[0]),
          let place = AttributedString.Index.unwrap(arguments[1]),
          machine.require(
            place >= view.startIndex && place < view.endIndex, AttributedString.outside)
        else { return .none }
        return .character(view[place])
      }, set: nil)
    for (label, distance) in [("after", 1), ("before", -1)] {
      type.native(
        "func index(\(label) i: AttributedString.Index) -> AttributedString.Index"
      ) { machine, arguments in
        machine.place(in: machine.characters(arguments[0]), arguments, by: distance)
      }
    }
    type.native(
      "func index(_ i: AttributedString.Index, offsetBy distance: Int) -> AttributedString.Index"
    ) { machine, arguments in
      machine.place(in: machine.characters(arguments[0]), arguments, by: arguments[2].int)
    }
    for (name, isFirst) in [("firstIndex", true), ("lastIndex", false)] {
      type.native("func \(name)(of element: Character) -> AttributedString.Index?") {
        machine, arguments in
        let (view, wanted) = (machine.characters(arguments[0]), arguments[1].character)
        let found =
          isFirst
          ? view?.firstIndex { $0 == wanted && machine.goesOn() }
          : view?.lastIndex { $0 == wanted && machine.goesOn() }
        return found?.wrapped ?? .none
      }
    }
  }
}
