/// Sets of options that the script declares: `struct Edges: OptionSet { let rawValue: Int }`.
extension Checker {
  /// What Swift's own `OptionSet` gives to a type with a raw value.
  func completeOptionSet(_ nominal: Nominal, _ script: ScriptType) {
    guard module.conforms(nominal, to: library.optionSet),
      let index = script.fieldNames.firstIndex(of: "rawValue")
    else { return }
    let me = nominal.selfType
    nominal.typeWitnesses["Element"] = me
    if let algebra = module.types["SetAlgebra"], !nominal.protocols.contains(algebra) {
      nominal.protocols.append(algebra)
    }
    func raw(_ value: Value) -> Int {
      (value.box as? AggregateBox)?.fields[index].bits(Int.self) ?? 0
    }
    func made(_ raw: Int) -> Value {
      var fields = script.fieldNames.map { _ in Value.none }
      let isWide = Arithmetic.wideNames.contains(script.fieldTypes[index].nominal?.name ?? "")
      fields[index] = isWide ? .whole(UInt(bitPattern: raw)) : .int(raw)
      return .box(StructBox(script, fields))
    }
    func method(
      _ label: String?, _ name: String, _ result: Type, isMutating: Bool = false,
      _ body: @escaping Native
    ) {
      let parameter = FunctionType.Parameter(label: label, name: "other", type: me)
      let member = Member(
        .method, name, type: .function(FunctionType([parameter], result)))
      member.isMutating = isMutating
      member.isDiscardable = isMutating
      member.implementation = .native(body)
      nominal.add(member)
    }
    func combined(_ operation: @escaping (Int, Int) -> Int) -> Native {
      { _, arguments in made(operation(raw(arguments[0]), raw(arguments[1]))) }
    }
    func changing(_ operation: @escaping (Int, Int) -> Int) -> Native {
      { _, arguments in
        arguments[0] = made(operation(raw(arguments[0]), raw(arguments[1])))
        return .none
      }
    }
    method(nil, "contains", library.bool) { _, arguments in
      .bool(raw(arguments[0]) & raw(arguments[1]) == raw(arguments[1]))
    }
    method(nil, "union", me, combined(|))
    method(nil, "intersection", me, combined(&))
    method(nil, "subtracting", me, combined { $0 & ~$1 })
    method(nil, "symmetricDifference", me, combined(^))
    method(nil, "formUnion", .void, isMutating: true, changing(|))
    method(nil, "formIntersection", .void, isMutating: true, changing(&))
    method(nil, "subtract", .void, isMutating: true, changing { $0 & ~$1 })
    let inserted = Type.tuple([
      Type.TupleElement(label: "inserted", type: library.bool),
      Type.TupleElement(label: "memberAfterInsert", type: me),
    ])
    method(nil, "insert", inserted, isMutating: true) { _, arguments in
      let (old, new) = (raw(arguments[0]), raw(arguments[1]))
      let isNew = old & new != new
      arguments[0] = made(old | new)
      return .tuple([.bool(isNew), isNew ? made(new) : made(old & new)])
    }
    method("with", "update", .optional(me), isMutating: true) { _, arguments in
      let (old, new) = (raw(arguments[0]), raw(arguments[1]))
      arguments[0] = made(old | new)
      return old & new == 0 ? .none : made(old & new)
    }
    method(nil, "formSymmetricDifference", .void, isMutating: true, changing(^))
    method(nil, "remove", .optional(me), isMutating: true) { _, arguments in
      let (old, gone) = (raw(arguments[0]), raw(arguments[1]))
      arguments[0] = made(old & ~gone)
      return old & gone == 0 ? .none : made(old & gone)
    }
    method("with", "isDisjoint", library.bool) { _, arguments in
      .bool(raw(arguments[0]) & raw(arguments[1]) == 0)
    }
    method("of", "isSubset", library.bool) { _, arguments in
      .bool(raw(arguments[0]) & ~raw(arguments[1]) == 0)
    }
    method("of", "isSuperset", library.bool) { _, arguments in
      .bool(raw(arguments[1]) & ~raw(arguments[0]) == 0)
    }
    method("of", "isStrictSubset", library.bool) { _, arguments in
      let (own, other) = (raw(arguments[0]), raw(arguments[1]))
      return .bool(own & ~other == 0 && own != other)
    }
    method("of", "isStrictSuperset", library.bool) { _, arguments in
      let (own, other) = (raw(arguments[0]), raw(arguments[1]))
      return .bool(other & ~own == 0 && own != other)
    }
    let isEmpty = Member(.property, "isEmpty", type: library.bool)
    isEmpty.implementation = .nativeAccessors(
      get: { _, arguments in .bool(raw(arguments[0]) == 0) }, set: nil)
    nominal.add(isEmpty)
    let members = FunctionType.Parameter(
      label: nil, name: "members", type: .nominal(library.array, [me]))
    let initializer = Member(.initializer, "init", type: .function(FunctionType([members], me)))
    initializer.implementation = .native { _, arguments in
      made(arguments[0].elements.reduce(0) { $0 | raw($1) })
    }
    nominal.add(initializer)
    if !nominal.ownMembers("init").contains(where: { $0.functionType?.parameters.isEmpty == true })
    {
      let empty = Member(.initializer, "init", type: .function(FunctionType([], me)))
      empty.implementation = .native { _, _ in made(0) }
      nominal.add(empty)
    }
  }
}
