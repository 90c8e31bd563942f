import SwiftSyntax

/// What the script adds to all sequences or collections: `extension Collection { … }`.
///
/// Each collection that can do what the body asks for gets a member of its own, whose `Self`,
/// `Index` and `SubSequence` are the collection's. What remains (`some Sequence`, type parameters,
/// collections for which the body means nothing) has the member of ``Library/sequence``, which works
/// on the elements as an array.
extension Checker {
  /// A member on its way: it stays if its body holds.
  private struct Addition {
    let item: MemberBlockItemSyntax
    let nominal: Nominal
    let members: [Member]
    let bodies: [() -> Void]
  }

  func isOfCollections(_ body: TypeBody) -> Bool {
    body.isExtension && (body.nominal === library.sequence || body.nominal === texts)
      && file != "<library>"
  }

  func declareOnCollections(_ extensions: [TypeBody]) {
    guard !extensions.isEmpty else { return }
    var general: [Addition] = []
    var copies: [Addition] = []
    var asked: [SyntaxIdentifier: [Nominal]] = [:]
    for body in nearestFirst(extensions) {
      let targets = (targets(of: body).map { ($0, []) } + views(for: body)).compactMap {
        nominal, needed in requirements(of: body, on: nominal).map { (nominal, $0 + needed) }
      }
      for item in body.members {
        asked[item.id] = targets.map(\.0)
        if let one = declare(item, in: body, isCopy: false) { general.append(one) }
        for (nominal, requirements) in targets {
          let copy = TypeBody(
            nominal: nominal, node: body.node, members: [item], isExtension: true,
            requirements: requirements)
          if let one = declare(item, in: copy, isCopy: true) { copies.append(one) }
        }
      }
    }
    // One that fails may be what another one calls.
    var isSettled = false
    while !isSettled {
      let holding = copies.filter(holds)
      isSettled = holding.count == copies.count
      copies = holding
    }
    for one in copies {
      pendingBodies += one.bodies.map { body in
        { [self] in
          inCopy(of: one, body)
        }
      }
    }
    for one in general {
      // What an extension of texts does has been seen at strings.
      let isOfTexts = one.nominal === texts || asked[one.item.id]?.contains(library.array) == false
      let first = isOfTexts ? library.string.nominal : library.array
      let isHeld = copies.contains { $0.item.id == one.item.id && $0.nominal === first }
      if !isHeld || holds(one) { pendingBodies += one.bodies }
    }
  }

  /// Declares one member; `nil` for a copy that cannot even be declared.
  private func declare(
    _ item: MemberBlockItemSyntax, in body: TypeBody, isCopy: Bool
  ) -> Addition? {
    let outer = (diagnostics, pendingBodies)
    pendingBodies = []
    collectionMember = (item.id, isCopy, [])
    let one = TypeBody(
      nominal: body.nominal, node: body.node, members: [item], isExtension: true,
      requirements: body.requirements)
    declareMembers(one)
    let members = collectionMember?.members ?? []
    let extended = body.node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    for member in members { member.extendedCollection = extended }
    let bodies = pendingBodies
    collectionMember = nil
    pendingBodies = outer.1
    let addition = Addition(item: item, nominal: body.nominal, members: members, bodies: bodies)
    if isCopy, diagnostics.count > outer.0.count {
      diagnostics = outer.0
      remove(addition)
      return nil
    }
    return addition
  }

  private func holds(_ one: Addition) -> Bool {
    let outer = diagnostics
    let isRight = guess { one.bodies.forEach { inCopy(of: one, $0) } } != nil
    let isQuiet = diagnostics.count == outer.count
    diagnostics = outer
    if !isRight || !isQuiet { remove(one) }
    return isRight && isQuiet
  }

  private func inCopy(of one: Addition, _ body: () -> Void) {
    let outer = copiedCollection
    copiedCollection = one.members.first?.isCopy == true ? one.members[0].extendedCollection : nil
    defer { copiedCollection = outer }
    body()
  }

  private func remove(_ one: Addition) {
    let key = ObjectIdentifier(one.nominal)
    for member in one.members {
      module.extensionMembers[key]?[member.name]?.removeAll { $0 === member }
    }
  }

  /// The collections that the extension speaks of.
  private func targets(of body: TypeBody) -> [Nominal] {
    guard let node = body.node.as(ExtensionDeclSyntax.self) else { return [] }
    let texts = [library.string, library.substring].compactMap(\.nominal)
    let name = node.extendedType.trimmedDescription
    let own = typeBodies.filter {
      !$0.isExtension && $0.nominal.kind != .protocol && isScripted($0.nominal, name)
    }.map(\.nominal)
    switch name {
    case "StringProtocol": return texts
    case "MutableCollection": return [library.array, library.arraySlice] + own
    case "RangeReplaceableCollection": return [library.array, library.arraySlice] + texts + own
    case "RandomAccessCollection":
      return [library.array, library.arraySlice, library.range, library.closedRange] + own
    case "BidirectionalCollection":
      return [library.array, library.arraySlice, library.range, library.closedRange] + texts + own
    case "Sequence", "Collection":
      return [
        library.array, library.arraySlice, library.set, library.dictionary, library.range,
        library.closedRange,
      ] + texts + own
    default: return []
    }
  }

  /// Parts and views of the script's collections, and what the whole has to be for them to be it.
  private func views(for body: TypeBody) -> [(Nominal, [Requirement])] {
    guard let node = body.node.as(ExtensionDeclSyntax.self),
      let name = Self.indexed[node.extendedType.trimmedDescription],
      let target = module.types[name]
    else { return [] }
    let names = name == "IndexedMutable" ? ["Slice"] : ["Slice", "ReversedCollection"]
    return names.compactMap { module.types[$0] }.filter(\.isPrelude).compactMap { view in
      view.generics.first.map { (view, [.conforms(.parameter($0), target)]) }
    }
  }

  /// What is said of collections that can do more goes before what is said of those that can do less.
  private func nearestFirst(_ extensions: [TypeBody]) -> [TypeBody] {
    func rank(_ body: TypeBody) -> Int {
      switch body.node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
      case "RandomAccessCollection": 0
      case "BidirectionalCollection", "MutableCollection", "RangeReplaceableCollection": 1
      case "Collection": 2
      default: 3
      }
    }
    return extensions.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }

  private static let indexed = [
    "Sequence": "IndexedCollection", "Collection": "IndexedCollection",
    "BidirectionalCollection": "IndexedBidirectional",
    "RandomAccessCollection": "IndexedRandomAccess", "MutableCollection": "IndexedMutable",
  ]

  private func isScripted(_ nominal: Nominal, _ name: String) -> Bool {
    if name == "Sequence" { return module.conforms(nominal, to: library.sequence) }
    guard let collection = module.types["IndexedCollection"],
      module.conforms(nominal, to: collection)
    else { return false }
    return name == "Collection"
      || typeBodies.contains { body in
        body.nominal === nominal && body.node.trimmedDescription.contains(name)
      }
  }

  /// The `where` clause as it reads for one collection.
  private func requirements(of body: TypeBody, on nominal: Nominal) -> [Requirement]? {
    guard let clause = body.node.as(ExtensionDeclSyntax.self)?.genericWhereClause else { return [] }
    let outer = diagnostics.count
    let found = guess { () -> [Requirement] in
      var scope = typeScope
      scope.nominal = nominal
      return scope.requirements(clause)
    }
    guard diagnostics.count == outer else { return nil }
    // `where Self: StringProtocol`, which no array is.
    let isOther = found?.contains { one in
      guard case .conforms(.nominal(nominal, _), let target) = one, target === texts else {
        return false
      }
      return !module.conforms(nominal, to: target)
    }
    return isOther == true ? nil : found
  }
}
