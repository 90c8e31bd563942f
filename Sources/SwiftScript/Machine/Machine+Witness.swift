/// A requirement and the type that meets it.
struct WitnessKey: Hashable {
  let type: ObjectIdentifier
  let requirement: ObjectIdentifier
}

extension Machine {
  /// What the type of `value` has for `requirement`.
  func witness(of value: Value, for requirement: Member) -> Member? {
    guard let nominal = library.nominal(of: value) else { return nil }
    let key = WitnessKey(
      type: ObjectIdentifier(nominal), requirement: ObjectIdentifier(requirement.declared))
    if let known = witnesses[key] { return known }
    guard let found = library.lookUpWitness(nominal, requirement) else { return nil }
    witnesses[key] = found
    return found
  }

  /// Calls what `value` has for a protocol's requirement; `nil` if it has nothing by that name.
  ///
  /// For adapters of the host that hand a delegate's calls on to an object of the script.
  public func call(_ fullName: String, of value: Value, _ arguments: [Value]) -> Value? {
    guard !isHalted, let nominal = library.nominal(of: value) else { return nil }
    for one in nominal.classChain {
      guard let member = one.members.first(where: { $0.fullName == fullName && !$0.isStatic })
      else { continue }
      var window = [value] + arguments
      return window.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { invoke(member, $0, count: buffer.count) }
      }
    }
    return nil
  }

  /// Does what `member` of the value in `window[0]` does, with the arguments after it.
  ///
  /// A call that may change a value finds it in a cell in `window[0]`.
  ///
  /// - Parameter own: what the parameters of a generic member itself stand for.
  func invoke(
    _ member: Member, _ window: UnsafeMutablePointer<Value>, count: Int, own: [Type] = []
  ) -> Value {
    let cell = window[0].box as? Cell
    let given = cell?.value ?? window[0]
    let receiver = given.unerased
    if cell == nil || receiver.object != nil { window[0] = receiver }
    switch member.implementation {
    case .nativeAccessors(_, let set?) where isSetting(member, count):
      window[0] = receiver
      let changed = set(self, window)
      if receiver.object == nil { cell?.value = changed }
      return .none
    case .native(let native), .nativeAccessors(let native, _):
      return native(self, window)
    case .field(let index):
      let isStrong = member.ownership == .strong
      guard count > 1 else {
        var stored = field(index, of: receiver)
        if isStrong { return stored }
        return member.ownership == .weak
          ? Reference.readWeak(self, &stored) : Reference.readUnowned(self, &stored)
      }
      return setField(
        index, of: receiver, to: isStrong ? window[1] : Reference.make(self, window + 1), cell)
    case .accessors(let getter, let setter):
      let function = isSetting(member, count) ? setter ?? getter : getter
      return call(dispatched(function, given, own), (0..<count).map { window[$0] })
    case .function(let function):
      if !member.isMutating { window[0] = receiver }
      return call(dispatched(function, given, own), (0..<count).map { window[$0] })
    case .requirement, .nativeInitializer, .enumCase, .global:
      return .none
    }
  }

  /// Whether there is a value to put in, beside the receiver and its indices.
  private func isSetting(_ member: Member, _ count: Int) -> Bool {
    count > 1 + (member.functionType?.parameters.count ?? 0)
  }

  /// The script's function that ``invoke(_:_:count:own:)`` would call, with the receiver in the window
  /// as it takes it: the loop calls it without a loop of its own.
  func scripted(
    _ member: Member, _ window: UnsafeMutablePointer<Value>, _ count: Int, own: [Type] = []
  ) -> Function? {
    let cell = window[0].box as? Cell
    let given = cell?.value ?? window[0]
    let receiver = given.unerased
    switch member.implementation {
    case .function(let function):
      if cell == nil || receiver.object != nil || !member.isMutating { window[0] = receiver }
      return dispatched(function, given, own)
    case .accessors(let getter, _) where count == 1 + (member.functionType?.parameters.count ?? 0):
      if cell == nil || receiver.object != nil { window[0] = receiver }
      return dispatched(getter, given, own)
    default: return nil
    }
  }

  private func field(_ index: Int, of value: Value) -> Value {
    if let instance = ScriptInstance.of(value) { return instance.fields[index] }
    return (value.box as? AggregateBox)?.storage[index] ?? .none
  }

  private func setField(_ index: Int, of value: Value, to new: Value, _ cell: Cell?) -> Value {
    if let instance = ScriptInstance.of(value) {
      instance.fields[index] = new
    } else if let cell, let copy = value.box?.copied() as? AggregateBox {
      copy.storage[index] = new
      cell.value = .box(copy)
    }
    return .none
  }

  /// The override of `function` in the class of `value`, with what its own parameters stand for.
  ///
  /// - Parameter value: with its type's name, if it has one with it: that an array is of numbers its
  ///   elements do not tell.
  func dispatched(_ function: Function, _ value: Value, _ own: [Type] = []) -> Function {
    guard let slot = function.slot, let instance = ScriptInstance.of(value.unerased) else {
      return function.template == nil
        ? function : function.specialized(for: dynamicType(of: value), own)
    }
    let found = instance.type.slots[slot]
    return own.isEmpty ? found : found.specialized(for: instance.type.type, own)
  }

  /// The type of a running value, with its arguments where it knows them.
  func dynamicType(of value: Value) -> Type {
    switch value {
    case .object:
      if let instance = ScriptInstance.of(value) { return instance.type.type }
    case .box(let box):
      switch box {
      case let box as StructBox: return box.type.type
      case let box as EnumBox: return box.type.type
      case let box as AnyBox: return (box.value.box as? KeyPathBox)?.kind ?? box.type
      case let box as KeyPathBox: return box.kind
      default: break
      }
    default: break
    }
    guard let nominal = library.nominal(of: value) else { return .any }
    return .nominal(nominal, nominal.generics.map { _ in .any })
  }
}
