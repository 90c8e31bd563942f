/// Swift's law of exclusivity, where it is checked when the program runs: a property of an object or
/// a global that is being changed is nobody else's meanwhile.
///
/// Source: "Memory Safety" in The Swift Programming Language.
extension Machine {
  /// Moves the value out of a field that belongs to the change until it is closed.
  func openField(
    _ register: UnsafeMutablePointer<Value>, of object: UnsafeMutablePointer<Value>, _ index: Int
  ) {
    guard let instance = ScriptInstance.of(object.pointee) else { return }
    let place = instance.fields.start + index
    guard !isChanging(place, of: instance, index) else { return register.clear() }
    register.take(place)
    place.pointee = changing
    openChanges += 1
  }

  /// Moves what the change has made of it back.
  func closeField(
    _ register: UnsafeMutablePointer<Value>, of object: UnsafeMutablePointer<Value>, _ index: Int
  ) {
    guard let instance = ScriptInstance.of(object.pointee), openChanges > 0 else { return }
    openChanges -= 1
    (instance.fields.start + index).take(register)
  }

  /// Moves out what a cell holds, if nobody is changing that.
  func take(_ register: UnsafeMutablePointer<Value>, outOf holder: UnsafeMutablePointer<Value>) {
    withVariable(of: holder) { value in
      if isChanging(value) { register.clear() } else { register.take(value) }
    }
  }

  /// Moves the value out of a variable that a closure shares, which belongs to the change until it
  /// is closed.
  func openCell(_ register: UnsafeMutablePointer<Value>, of holder: UnsafeMutablePointer<Value>) {
    withVariable(of: holder) { value in
      if isChanging(value) { return register.clear() }
      register.take(value)
      value.pointee = changing
      openChanges += 1
    }
  }

  func closeCell(_ register: UnsafeMutablePointer<Value>, of holder: UnsafeMutablePointer<Value>) {
    guard openChanges > 0 else { return }
    withVariable(of: holder) { value in
      openChanges -= 1
      value.take(register)
    }
  }

  /// Where the cell in a register keeps its value; an object that stands there instead is its own place.
  private func withVariable(
    of holder: UnsafeMutablePointer<Value>, _ body: (UnsafeMutablePointer<Value>) -> Void
  ) {
    guard let cell = holder.borrow(Cell.self) else { return body(holder) }
    cell._withUnsafeGuaranteedRef { cell in
      withUnsafeMutablePointer(to: &cell.value) { body($0) }
    }
  }

  /// Whether what stands in `place` is being changed, by somebody else; stops the program if so.
  @inline(never)
  func isChanging(
    _ place: UnsafeMutablePointer<Value>,
    called name: @autoclosure () -> String = "a variable that a closure shares"
  ) -> Bool {
    guard place.isReference, place.word == changingWord else { return false }
    reportConflict(name())
    return true
  }

  func open(_ global: Global, _ register: UnsafeMutablePointer<Value>) {
    register.pointee = value(of: global)
    guard global.initializer == nil else { return }
    global.value = .none
    global.initializer = Global.changing
    openChanges += 1
  }

  func close(_ global: Global, _ register: UnsafeMutablePointer<Value>) {
    guard openChanges > 0 else { return }
    openChanges -= 1
    global.initializer = nil
    set(global, register)
    register.clear()
  }

  /// The same of a field.
  func isChanging(
    _ place: UnsafeMutablePointer<Value>, of instance: ScriptInstance, _ index: Int
  ) -> Bool {
    isChanging(place, called: "'\(instance.type.fieldNames[index])'")
  }

  /// The same, where a new value comes: one that was lost is healed by it.
  func isHeld(_ place: UnsafeMutablePointer<Value>, of instance: ScriptInstance, _ index: Int)
    -> Bool
  {
    openChanges > 0 && isChanging(place, of: instance, index)
  }

  func reportConflict(_ name: String) {
    guard openChanges > 0 else {
      trap(
        "LayoutLab: the program stopped while it changed \(name), whose value went with it; "
          + "give it a new one")
      return
    }
    trap(
      "Fatal access conflict detected: \(name) is being changed, and that needs exclusive access")
  }
}

/// Stands in a field for a value that is being changed.
final class ChangingBox: Box {
  static let shared = ChangingBox()

  deinit {}

  override func equals(_ other: Box) -> Bool { other === self }
  override func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
