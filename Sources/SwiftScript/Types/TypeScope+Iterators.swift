/// What walks over a sequence, by the name that every sequence has for it.
extension TypeScope {
  /// `extension Sequence { func first() -> Iterator`.
  func ownIterator(_ name: String) -> Type? {
    guard name == "Iterator", let nominal else { return nil }
    if nominal === library.sequence, let element = nominal.generics.first {
      return (module?.types["_OpenIterator"]).map { .nominal($0, [.parameter(element)]) }
    }
    return openIterator(of: nominal.memberSelf)
  }

  /// What walks over whatever stands for a type parameter: `Base.Iterator`.
  func openIterator(of base: Type) -> Type? {
    guard let iterator = module?.types["_OpenIterator"] else { return nil }
    switch base {
    case .nominal(let nominal, _) where nominal.isArchetype:
      guard !nominal.allProtocols.contains(where: { $0.associatedTypes["Iterator"] != nil }),
        let element = nominal.typeMember("Element")
      else { return nil }
      return .nominal(iterator, [element])
    case .parameter: return .nominal(iterator, [.associated(base, "Element")])
    case library.string, library.substring: return indexing(base, library.character)
    case .nominal(library.array, _):
      return (module?.types["IndexingIterator"]).map { .nominal($0, [base]) }
    case .nominal(library.set, let arguments): return indexing(base, arguments[0])
    case .nominal(library.dictionary, let arguments):
      let pair = zip(["key", "value"], arguments).map { Type.TupleElement(label: $0, type: $1) }
      return indexing(base, .tuple(pair))
    default: return nil
    }
  }

  /// What walks over such elements: by indices where there are any, else over the list of them.
  private func indexing(_ base: Type, _ element: Type) -> Type? {
    if let own = module?.types["CollectionIterator"] { return .nominal(own, [base]) }
    return (module?.types["IndexingIterator"]).map {
      .nominal($0, [.nominal(library.array, [element])])
    }
  }
}
