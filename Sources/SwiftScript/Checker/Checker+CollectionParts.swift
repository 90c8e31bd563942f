import SwiftSyntax

/// What a collection of one's own has to have.
extension Checker {
  func refuseIncompleteCollection(_ declared: [Nominal], _ body: TypeBody) -> Bool {
    let nominal = body.nominal
    guard file != "<library>", nominal.kind != .protocol, nominal.script != nil,
      !nominal.isPrelude
    else { return false }
    let all = declared + declared.flatMap { module.protocols(of: $0) }
    func isDeclared(_ name: String) -> Bool { all.contains { $0.name == name } }
    guard isDeclared("IndexedCollection") else { return false }
    let owners = nominal.classChain + module.protocols(of: nominal).filter { !$0.isPrelude }
    func own(_ name: String) -> [Member] {
      owners.filter { !$0.isHost }.flatMap { module.members(name, of: $0) }
    }
    func has(_ fullName: String) -> Bool { own("index").contains { $0.fullName == fullName } }
    let isRandom = isDeclared("IndexedRandomAccess")
    let isTwoWay = isRandom || isDeclared("IndexedBidirectional")
    let said =
      isRandom
      ? "RandomAccessCollection" : isTwoWay ? "BidirectionalCollection" : "Collection"
    func refuse(_ name: String) -> Bool {
      error(
        "type '\(nominal.name)' does not conform to protocol '\(name)'",
        nameToken(of: body) ?? Syntax(body.node))
      return true
    }
    let elements = own("subscript").filter {
      $0.functionType?.parameters.count == 1 && $0.functionType?.parameters.first?.label == nil
    }
    let isIncomplete =
      own("startIndex").isEmpty || own("endIndex").isEmpty || elements.isEmpty
      || !isRandom && !has("index(after:)")
    if isIncomplete { return refuse(said) }
    if isTwoWay, !isRandom, !has("index(before:)") {
      guard let near = nominal.ownMembers("index").first(where: { $0.fullName == "index(after:)" }),
        let name = declaration(of: near, in: nominal)
      else { return refuse(said) }
      error(
        "instance method 'index(after:)' has different argument labels from those required by "
          + "protocol 'BidirectionalCollection' ('index(before:)')", name)
      return true
    }
    let isMutable = elements.contains(where: \.isSettable)
    for (name, isMet) in [
      ("Mutable", isMutable), ("Replaceable", !own("replaceSubrange").isEmpty),
    ] where isDeclared("Indexed\(name)") && !isMet {
      return refuse(name == "Mutable" ? "MutableCollection" : "RangeReplaceableCollection")
    }
    return false
  }
}
