import SwiftSyntax

/// Conformances that only the main actor may use, where another one would hand them to anybody.
extension Checker {
  /// A type is the main actor's, and so are the members by which it is `Identifiable` and its like; a
  /// protocol of the program's that inherits those promises them to all.
  func refuseCrossingConformances() {
    guard file != "<library>" else { return }
    for body in typeBodies where !body.isSynthesized {
      let nominal = body.nominal
      guard nominal.script != nil, nominal.kind != .protocol, nominal.isolation == .main,
        let entries = body.node.inheritedTypes
      else { continue }
      for entry in entries where !entry.type.is(AttributedTypeSyntax.self) {
        refuseCrossing(entry, body)
      }
    }
  }

  private func refuseCrossing(_ entry: InheritedTypeSyntax, _ body: TypeBody) {
    let nominal = body.nominal
    if let name = ownIteration(entry, nominal) {
      refuseCrossing(
        to: "Sequence", nominal, name == "Sequence" ? Syntax(entry.type) : nameToken(of: body))
      return
    }
    guard let target = typeScope.quiet.resolve(entry.type).nominal, target.kind == .protocol else {
      return
    }
    for one in [target] + target.allProtocols where isDefaultIsolated(one) {
      let promised = one.protocols.flatMap { [$0] + $0.allProtocols }
      guard promised.contains(where: { isIsolated(nominal, as: $0) }) else { continue }
      refuseCrossing(
        to: one.name, nominal, one === target ? Syntax(entry.type) : nameToken(of: body))
    }
  }

  private func refuseCrossing(to target: String, _ nominal: Nominal, _ place: Syntax?) {
    guard let place else { return }
    error(
      "conformance of '\(nominal.selfType)' to protocol '\(target)' crosses into main actor-isolated code and can cause data races",
      place)
  }

  private func isDefaultIsolated(_ target: Nominal) -> Bool {
    target.kind == .protocol && !target.isHost && !target.isPrelude && !target.isComposition
      && !target.isNonisolated
  }

  /// Whether what the type has for a protocol of the library's is the main actor's.
  private func isIsolated(_ nominal: Nominal, as target: Nominal) -> Bool {
    let names: [String]
    switch target.name {
    case "Identifiable": return isWitnessIsolated("id", nominal)
    case "CustomStringConvertible": return isWitnessIsolated("description", nominal)
    case "CustomDebugStringConvertible": return isWitnessIsolated("debugDescription", nominal)
    case "Equatable": names = ["=="]
    case "Hashable": names = ["hash"]
    case "Comparable": names = ["<"]
    case "Encodable": names = ["encode"]
    case "Decodable": names = ["init"]
    default: return false
    }
    // Raw values are compared and coded by code that is nobody's.
    if nominal.kind == .enum, target.name != "Comparable",
      !nominal.ownMembers("rawValue").isEmpty
    {
      return false
    }
    guard nominal.hostBase == nil || nominal.kind != .class else { return false }
    return !names.flatMap(nominal.ownMembers).contains(where: \.isNonisolated)
  }

  private func isWitnessIsolated(_ name: String, _ nominal: Nominal) -> Bool {
    guard
      let found = members(name, of: nominal.selfType).first(where: { $0.member.kind == .property })
    else { return false }
    return !found.owner.isHost && !found.owner.isPrelude && !found.owner.isNonisolated
      && !found.member.isNonisolated
  }

  /// The protocol that makes a type a sequence of its own, whose iterator is the type itself or made of it.
  private func ownIteration(_ entry: InheritedTypeSyntax, _ nominal: Nominal) -> String? {
    let name = entry.type.trimmedDescription
    guard nominal.ownMembers("makeIterator").isEmpty else { return nil }
    switch name {
    case "Sequence":
      let isIterator = nominal.allProtocols.contains { $0.name == "IteratorProtocol" }
      return isIterator && nominal.ownMembers("next").contains { !$0.isNonisolated } ? name : nil
    case "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection":
      return name
    default:
      return nil
    }
  }
}

extension DeclSyntax {
  /// What stands after the colon of a type or an extension.
  var inheritedTypes: InheritedTypeListSyntax? {
    switch self.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): node.inheritanceClause?.inheritedTypes
    case .structDecl(let node): node.inheritanceClause?.inheritedTypes
    case .enumDecl(let node): node.inheritanceClause?.inheritedTypes
    case .extensionDecl(let node): node.inheritanceClause?.inheritedTypes
    case .protocolDecl(let node): node.inheritanceClause?.inheritedTypes
    default: nil
    }
  }
}
