/// Reading and changing what registers hold.
extension Machine {
  @inline(never) func set(_ global: Global, _ register: UnsafeMutablePointer<Value>) {
    if global.initializer === Global.changing {
      guard openChanges == 0 else { return reportConflict("'\(global.name)'") }
      global.initializer = nil
    } else if let initializer = global.initializer, initializer !== Global.unset {
      // A static property has its first value before it gets another.
      _ = value(of: global)
    }
    let old = global.replace(register.pointee)
    if let onDefine, let object = register.pointee.object { onDefine(global.name, object) }
    drop(old)
  }

  /// Moves the value out of the global, so that it can be changed without a copy.
  @inline(never) func take(_ global: Global, _ register: UnsafeMutablePointer<Value>) {
    register.pointee = value(of: global)
    global.value = .none
  }

  /// The cell that stands in `place`; where it is an object instead, that is its own place, and goes
  /// into `target`: what a protocol adds for values may be asked of one.
  @inline(__always)
  func cell(
    _ place: UnsafeMutablePointer<Value>?, _ kind: Kind<Cell>,
    or target: UnsafeMutablePointer<Value>
  ) -> Unmanaged<Cell>? {
    guard let place else { return nil }
    if let cell = place.borrow(kind) { return cell }
    put(place, into: target)
    return nil
  }

  @inline(never)
  private func put(
    _ object: UnsafeMutablePointer<Value>, into target: UnsafeMutablePointer<Value>
  ) {
    target.pointee = object.pointee
  }

  @inline(__always)
  func setCell(_ cell: Unmanaged<Cell>, _ register: UnsafeMutablePointer<Value>) {
    let isReference = cell._withUnsafeGuaranteedRef { cell in
      withUnsafeMutablePointer(to: &cell.value) { $0.isReference }
    }
    if isReference {
      replace(cell.takeUnretainedValue(), register)
    } else {
      cell._withUnsafeGuaranteedRef { cell in
        withUnsafeMutablePointer(to: &cell.value) { _ = $0.copy(register) }
      }
    }
  }

  @inline(never)
  private func replace(_ cell: Cell, _ register: UnsafeMutablePointer<Value>) {
    let old = cell.value
    if openChanges > 0, withUnsafeMutablePointer(to: &cell.value, { isChanging($0) }) { return }
    cell.value = register.pointee
    drop(old)
  }

  @inline(never)
  func hostedField(
    _ register: UnsafeMutablePointer<Value>, of object: UnsafeMutablePointer<Value>, _ index: Int
  ) {
    guard let instance = ScriptInstance.of(object.pointee),
      !isChanging(instance.fields.start + index, of: instance, index)
    else { return register.clear() }
    register.pointee = instance.fields[index]
  }

  /// Field `offset` of the script's object in a register, where it holds nothing that is counted.
  @inline(__always)
  func uncountedField(
    of register: UnsafeMutablePointer<Value>, at offset: Int
  ) -> UnsafeMutablePointer<Value>? {
    guard let instance = register.borrow(kinds.instance) else { return nil }
    let place = instance._withUnsafeGuaranteedRef { $0.fields.start }.at(offset)
    return place.isReference ? nil : place
  }

  @inline(never)
  func replaceField(
    _ object: UnsafeMutablePointer<Value>, _ index: Int, _ register: UnsafeMutablePointer<Value>
  ) {
    guard let instance = ScriptInstance.of(object.pointee),
      !isHeld(instance.fields.start + index, of: instance, index)
    else { return }
    let old = instance.fields[index]
    instance.fields[index] = register.pointee
    drop(old)
  }

  func takeField(
    _ register: UnsafeMutablePointer<Value>, of object: UnsafeMutablePointer<Value>, _ index: Int
  ) {
    guard let instance = ScriptInstance.of(object.pointee),
      !isChanging(instance.fields.start + index, of: instance, index)
    else { return }
    register.take(instance.fields.start + index)
  }

  /// Element `index` of a struct, tuple or enum.
  func element(
    _ register: UnsafeMutablePointer<Value>, of aggregate: UnsafeMutablePointer<Value>, _ index: Int
  ) {
    guard let box = Self.aggregate(aggregate) else {
      register.pointee = .none
      return
    }
    let storage = box._withUnsafeGuaranteedRef { $0.storage }
    if register == aggregate {
      register.pointee = storage[index]
    } else if index < storage.count {
      register.copy(storage.start + index)
    }
  }

  /// The aggregate in a register, which is not retained.
  @inline(__always)
  private static func aggregate(_ register: UnsafeMutablePointer<Value>) -> Unmanaged<AggregateBox>?
  {
    if let box = register.borrow(StructBox.self) { return .fromOpaque(box.toOpaque()) }
    if let box = register.borrow(EnumBox.self) { return .fromOpaque(box.toOpaque()) }
    if let box = register.borrow(TupleBox.self) { return .fromOpaque(box.toOpaque()) }
    return nil
  }

  /// The same, and the aggregate holds nothing there afterwards.
  func takeElement(
    _ register: UnsafeMutablePointer<Value>, of aggregate: UnsafeMutablePointer<Value>, _ index: Int
  ) {
    guard Self.aggregate(aggregate) != nil else { return register.clear() }
    aggregate.makeUnique()
    guard let box = Self.aggregate(aggregate) else { return }
    let storage = box._withUnsafeGuaranteedRef { $0.storage }
    if index < storage.count { register.take(storage.start + index) }
  }

  /// Changes one element of the aggregate in a register, which is copied first if it is shared.
  func setElement(
    _ register: UnsafeMutablePointer<Value>, _ index: Int, _ new: UnsafeMutablePointer<Value>
  ) {
    guard Self.aggregate(register) != nil else { return setPart(register, index, new) }
    register.makeUnique()
    guard let box = Self.aggregate(register) else { return }
    let storage = box._withUnsafeGuaranteedRef { $0.storage }
    guard index < storage.count else { return setPart(register, index, new) }
    (storage.start + index).copy(new)
  }

  /// A tuple that gets its values part by part is as long as the parts that it has: nobody reads it
  /// before it has them all.
  @inline(never)
  private func setPart(
    _ register: UnsafeMutablePointer<Value>, _ index: Int, _ new: UnsafeMutablePointer<Value>
  ) {
    var parts = (register.pointee.box as? TupleBox)?.fields ?? []
    while parts.count <= index { parts.append(.none) }
    parts[index] = new.pointee
    register.pointee = .box(TupleBox(parts))
  }

  func setArrayElement(
    _ array: UnsafeMutablePointer<Value>, _ index: Int, _ new: UnsafeMutablePointer<Value>
  ) {
    guard let place = changingElement(of: array, index) else { return }
    place.copy(new)
  }

  /// Where element `index` lies in the array in a register, which nobody else holds then; `nil`,
  /// and the program stopped, if there is none.
  @inline(__always)
  private func changingElement(
    of register: UnsafeMutablePointer<Value>, _ index: Int
  ) -> UnsafeMutablePointer<Value>? {
    register.makeUnique()
    let place = register.borrow(kinds.array)?._withUnsafeGuaranteedRef { box in
      box.elements.withUnsafeMutableBufferPointer { elements in
        UInt(bitPattern: index) < UInt(bitPattern: elements.count)
          ? elements.baseAddress.map { $0 + index } : nil
      }
    }
    if place == nil { trapIndex() }
    return place
  }

  /// An element of what generic code takes for an array.
  @inline(never)
  func sliceElement(
    _ register: UnsafeMutablePointer<Value>, of slice: UnsafeMutablePointer<Value>, _ index: Int
  ) {
    if makeElement(register, of: slice, index) { return }
    guard let box = slice.pointee.exact(SliceBox.self) else { return trapIndex() }
    guard require((0..<box.elements.count).contains(index - box.start), "Index out of bounds")
    else { return }
    register.pointee = box.elements[index - box.start]
  }

  @inline(never) func trapIndex() { trap("Index out of range") }

  /// Leaves a hole in the array, which is filled before anyone else sees it.
  func takeArrayElement(
    _ register: UnsafeMutablePointer<Value>, _ array: UnsafeMutablePointer<Value>, _ index: Int
  ) {
    guard let place = changingElement(of: array, index) else { return }
    register.take(place)
  }

  func append(_ new: UnsafeMutablePointer<Value>, to array: UnsafeMutablePointer<Value>) {
    array.makeUnique()
    array.borrow(kinds.array)?._withUnsafeGuaranteedRef { box in
      if box.elements.count == box.elements.capacity { widen(&box.elements) }
      box.elements.append(new.move())
    }
    new.initialize(to: .none)
  }

  @inline(never)
  func lower(_ function: Function, _ base: UnsafeMutablePointer<Value>) {
    if function.isUnapplied {
      // Better loud than a call that does nothing.
      trap(
        "LayoutLab does not know what the type parameters of '\(function.name)' stand for here; "
          + "this is a fault of LayoutLab's, not of your program")
    }
    function.lowerNow(library)
    frames.top.pointee.pc = function.code
    let top = base + function.registerCount
    if top >= end {
      stop(.overflow(function: function.name, throughCallbacks: false))
    } else {
      touch(top)
    }
  }

  /// The function in slot `index` of the object in a register, which is not retained.
  @inline(__always)
  func slot(_ index: Int, of register: UnsafeMutablePointer<Value>) -> Unmanaged<Function>? {
    if let instance = register.borrow(kinds.instance) {
      return instance._withUnsafeGuaranteedRef { $0.type.slotStart[index] }
    }
    return hostedSlot(index, of: register.pointee)
  }

  @inline(never) private func hostedSlot(_ index: Int, of value: Value) -> Unmanaged<Function>? {
    ScriptInstance.of(value)?.type.slotStart[index]
  }

  /// The frame of a function of the script's that begins; a native one has its result in `window`
  /// already.
  @inline(__always)
  func callClosure(
    _ callee: UnsafeMutablePointer<Value>, _ window: UnsafeMutablePointer<Value>, count: Int
  ) -> UnsafeMutablePointer<Frame>? {
    guard let closure = callee.borrow(kinds.function) else { return nil }
    if let function = closure._withUnsafeGuaranteedRef({ $0.scripted }) {
      return enter(function, window, closure)
    }
    callNative(closure, window, count: count)
    return nil
  }

  @inline(never)
  private func callNative(
    _ closure: Unmanaged<FunctionBox>, _ window: UnsafeMutablePointer<Value>, count: Int
  ) {
    let box = closure.takeUnretainedValue()
    guard case .native(let body) = box.target else { return }
    let result = body(self, (0..<count).map { window[$0] })
    for index in 0..<count { window[index] = .none }
    window[0] = result
  }

  /// The same for what the type of the value in `window` has for a requirement.
  func callWitness(
    _ requirement: Member, _ window: UnsafeMutablePointer<Value>, count: Int
  ) -> UnsafeMutablePointer<Frame>? {
    if let function = knownWitness(requirement, window) {
      return enter(Unmanaged.passUnretained(function), window, nil)
    }
    guard let member = witness(of: (window[0].box as? Cell)?.value ?? window[0], for: requirement)
    else {
      // What a delegate need not have gives nothing.
      for index in 0..<max(1, count) { window[index] = .none }
      return nil
    }
    let own = requirement.own(
      of: member,
      in: dynamicType(of: ((window[0].box as? Cell)?.value ?? window[0]).unerased))
    // What is asked for at one use only is not kept for others.
    if requirement.ownArguments.isEmpty { remember(member, for: requirement, window, own) }
    if let function = scripted(member, window, count, own: own) {
      return enter(Unmanaged.passUnretained(function), window, nil)
    }
    if !(window[0].box is Cell) { window[0] = window[0].unerased }
    let result = invoke(member, window, count: count, own: own)
    for index in 0..<max(1, count) { window[index] = .none }
    window[0] = result
    return nil
  }

  /// What an earlier call has found for a value of a script type.
  @inline(__always)
  private func knownWitness(
    _ requirement: Member, _ window: UnsafeMutablePointer<Value>
  ) -> Function? {
    guard let type = Self.scriptType(window) else { return nil }
    for known in type.found where known.requirement === requirement { return known.function }
    return nil
  }

  private static func scriptType(_ window: UnsafeMutablePointer<Value>) -> ScriptType? {
    if let instance = window.borrow(ScriptInstance.self) {
      return instance._withUnsafeGuaranteedRef { $0.type }
    }
    if let box = window.borrow(StructBox.self) { return box._withUnsafeGuaranteedRef { $0.type } }
    if let box = window.borrow(EnumBox.self) { return box._withUnsafeGuaranteedRef { $0.type } }
    return nil
  }

  private func remember(
    _ member: Member, for requirement: Member, _ window: UnsafeMutablePointer<Value>, _ own: [Type]
  ) {
    guard let type = Self.scriptType(window), case .function(let function) = member.implementation
    else { return }
    type.found.append((requirement, dispatched(function, window[0], own)))
  }
}
