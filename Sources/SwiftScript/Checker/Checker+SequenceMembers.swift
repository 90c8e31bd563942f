/// Which members sequences have from what lies behind them all.
extension Checker {
  /// A sequence of the script's, or a part of it, has `first(where:)` beside a property `first`, and
  /// `map(_:)` beside a property `map`.
  func isBesideMethods(_ found: [FoundMember], _ nominal: Nominal) -> Bool {
    (nominal.script != nil || nominal.isArchetype)
      && (!nominal.isPrelude || ["Slice", "ReversedCollection"].contains(nominal.name))
      && found.allSatisfy { $0.member.kind == .property && $0.type.unwrappedFully.function == nil }
  }

  static let slicing: Set<String> = [
    "prefix", "suffix", "dropFirst", "dropLast", "drop", "split", "reversed", "enumerated",
  ]

  static let arrayOnly: Set<String> = [
    "startIndex", "endIndex", "indices", "firstIndex", "lastIndex", "index", "capacity",
    "withUnsafeBufferPointer",
  ]

  /// What a view has in Swift by its indices, which ours does not.
  func isCollectionMember(_ name: String, _ view: Nominal) -> Bool {
    Self.arrayOnly.contains(name) && !view.isPlainSequence
  }

  /// What sequences that are no collections do not have.
  static func isOfCollections(_ member: Member) -> Bool {
    ["count", "isEmpty", "first"].contains(member.name) && member.kind == .property
      || member.name == "last" || member.name == "randomElement"
  }
}
