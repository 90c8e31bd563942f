import SwiftSyntax

/// What is called in an extension of all collections, and in generic code, is fixed by what is known
/// there: `extension Array` does not take the place of what `extension Sequence` calls of itself.
extension Checker {
  /// What an extension of a protocol knows of `self` besides what it declares.
  private static let known: [String: Set<String>] = [
    "Sequence": ["Sequence"],
    "Collection": ["Sequence", "Collection"],
    "BidirectionalCollection": ["Sequence", "Collection", "BidirectionalCollection"],
    "RandomAccessCollection": [
      "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    ],
    "MutableCollection": ["Sequence", "Collection", "MutableCollection"],
    "RangeReplaceableCollection": ["Sequence", "Collection", "RangeReplaceableCollection"],
    "StringProtocol": ["Sequence", "Collection", "BidirectionalCollection", "StringProtocol"],
  ]

  func isSelf(_ syntax: ExprSyntax) -> Bool {
    syntax.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }

  func members(_ name: String, of base: TypedExpr, writtenAs syntax: ExprSyntax) -> [FoundMember] {
    let found = members(name, of: base.type)
    return isSelf(syntax) ? seenFromCopy(found) : found
  }

  /// Of the members of `self` those that the extension that is copied for one collection knows of.
  func seenFromCopy(_ found: [FoundMember]) -> [FoundMember] {
    guard found.count > 0, let copiedCollection, let known = Self.known[copiedCollection] else {
      return found
    }
    let seen = found.filter { one in
      if let extended = one.member.extendedCollection { return known.contains(extended) }
      guard one.owner.isHost, one.owner.kind != .protocol else { return true }
      if case .native = one.member.implementation { return true }
      return false
    }
    if !seen.isEmpty { return seen }
    let hidden = hidden(found[0], known)
    return hidden.isEmpty ? found : hidden
  }

  /// What `extension Sequence` has of the name that `extension Collection` has, too.
  private func hidden(_ one: FoundMember, _ known: Set<String>) -> [FoundMember] {
    module.members(one.member.name, of: one.owner).filter {
      $0.isStatic == one.member.isStatic && $0.extendedCollection.map(known.contains) == true
    }.map { FoundMember(member: $0, substitution: one.substitution, owner: one.owner) }
  }

  /// Of what the script adds to collections that which can be meant of a type parameter.
  func visible(_ members: [Member], to nominal: Nominal) -> [Member] {
    var names: Set<String> = ["Sequence"]
    if nominal === library.anyCollection {
      names.insert("Collection")
    } else if nominal.isArchetype {
      for one in module.protocols(of: nominal) {
        names.formUnion(Self.known[one.writtenName] ?? [])
      }
    } else if nominal !== library.anySequence {
      return members
    }
    let seen = members.filter { $0.extendedCollection.map(names.contains) ?? true }
    return seen.isEmpty ? members : seen
  }
}
