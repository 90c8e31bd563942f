/// The `==`, `<` and `hash(into:)` by which the library compares values of the script's types: in
/// lists, sets and dictionaries, in ranges, and where they are sorted.
extension Checker {
  /// They are the type's own, its protocols' (`extension Comparable where Self: RawRepresentable`),
  /// or functions of the script's.
  func completeComparisons(_ nominal: Nominal, _ script: ScriptType) {
    let inherited = nominal.superclass?.script?.operators ?? [:]
    for name in Self.comparing {
      // The class that conforms has the witness: what subclasses declare or their protocols add does
      // not take its place.
      if isSettled(name, above: nominal) {
        script.operators[name] = inherited[name]
        continue
      }
      let found =
        comparison(among: module.members(name, of: nominal), nominal.selfType) ?? inherited[name]
        ?? module.protocols(of: nominal).lazy.compactMap { self.added(name, by: $0, to: nominal) }
        .first ?? outsideComparison(name, nominal)
      if let found { script.operators[name] = found }
    }
    // Older code says only what the hash is.
    let hash = module.members("hashValue", of: nominal).first { !$0.isStatic }
    if script.operators["hash"] != nil {
      script.operators["hashValue"] = nil
    } else if case .accessors(let getter, _)? = hash?.implementation {
      script.operators["hashValue"] = getter
    } else {
      script.operators["hashValue"] = inherited["hashValue"]
    }
  }

  private static let comparing = ["==", "<", ">", "<=", ">=", "hash"]

  /// Whether a class above conforms, and so has the operator that compares its subclasses' objects.
  private func isSettled(_ name: String, above nominal: Nominal) -> Bool {
    guard name != "hash", let above = nominal.superclass, let known = above.script?.operators else {
      return false
    }
    let base = name == "==" ? "==" : "<"
    return known[base] != nil
      && module.conforms(above, to: base == "==" ? library.equatable : library.comparable)
  }

  /// Whether what compares objects of this class is found by its conformance, never by name: `!=` of a
  /// subclass asks the `==` of the class that conforms.
  func isComparedByConformance(_ name: String, _ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.kind == .class, nominal.superclass?.script != nil
    else {
      return false
    }
    return isSettled(name == "!=" ? "==" : "<", above: nominal)
  }

  /// What an extension of a protocol adds, types have that are there already.
  func completeComparisons(of target: Nominal) {
    guard Self.comparing.contains(where: { !module.members($0, of: target).isEmpty }) else {
      return
    }
    let known = Array(module.types.values) + module.nestedTypes.values
    for nominal in known.sorted(by: { $0.classChain.count < $1.classChain.count })
    where module.conforms(nominal, to: target) {
      if let script = nominal.script { completeComparisons(nominal, script) }
    }
  }

  /// `extension UILayoutPriority: Comparable`: the order that the script adds to a type of the host's,
  /// which has none.
  func completeOrder(ofHost nominal: Nominal) {
    guard let host = nominal.hostType, !(host is any Comparable.Type),
      let found = comparison(among: module.members("<", of: nominal), nominal.selfType)
    else { return }
    machine.hostOrders[ObjectIdentifier(host)] = found
  }

  private func added(_ name: String, by target: Nominal, to nominal: Nominal) -> Function? {
    let all = module.extensionMembers[ObjectIdentifier(target)]?[name] ?? []
    let found = comparison(
      among: module.applicable(all, nominal, as: target), .parameter(target.selfParameter))
    // The library's own `hash(into:)` does what is asked for here.
    return target.isHost && found?.file == "<library>" ? nil : found
  }

  private func outsideComparison(_ name: String, _ nominal: Nominal) -> Function? {
    module.operators[name]?.first { one in
      let type = Type.nominal(nominal, one.generics.map(Type.parameter))
      return one.generics.count == nominal.generics.count
        && one.type.parameters.map(\.type) == [type, type]
    }?.function
  }

  /// The function that compares two of a `type`, or that feeds one to a hasher.
  private func comparison(among members: [Member], _ type: Type) -> Function? {
    let fitting = members.filter { member in
      let taken = member.functionType?.parameters.map(\.type) ?? []
      return member.isStatic ? taken == [type, type] : member.fullName == "hash(into:)"
    }
    guard case .function(let function)? = fitting.first?.implementation else { return nil }
    return function
  }
}
