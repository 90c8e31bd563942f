/// The steps that are seldom taken, or take long anyway.
extension Machine {
  /// - Parameter next: the step after the one to take.
  @inline(never)
  func perform(
    _ next: UnsafePointer<Instruction>, _ r: UnsafeMutablePointer<Value>, _ function: Function
  ) {
    let i = (next - 1).pointee
    let a = r.at(Int(i.a))
    let b = r.at(Int(i.b))
    let c = r.at(Int(i.c))
    switch i.operation {
    case .setGlobal:
      set(unsafeDowncast(function.objectStart[Int(i.b)].takeUnretainedValue(), to: Global.self), a)
    case .takeGlobal:
      take(unsafeDowncast(function.objectStart[Int(i.b)].takeUnretainedValue(), to: Global.self), a)
    case .openGlobal:
      open(unsafeDowncast(function.objectStart[Int(i.b)].takeUnretainedValue(), to: Global.self), a)
    case .closeGlobal:
      close(
        unsafeDowncast(function.objectStart[Int(i.b)].takeUnretainedValue(), to: Global.self), a)
    case .makeCell:
      let value = b.move()
      b.initialize(to: .none)
      a.pointee = .box(Cell(value))
    case .takeCell:
      take(a, outOf: b)
    case .openCell: openCell(a, of: b)
    case .closeCell: closeCell(a, of: b)
    case .closure:
      a.pointee = makeClosure(function.objectStart[Int(i.c)].takeUnretainedValue(), captures: b)
    case .negateInt:
      let (sum, overflow) = 0.subtractingReportingOverflow(b.word)
      if overflow { trap("arithmetic overflow") } else { a.put(sum) }
    case .equal: a.put(Equality.areEqual(b.pointee, c.pointee))
    case .notEqual: a.put(!Equality.areEqual(b.pointee, c.pointee))
    case .same: a.put(b.pointee.object === c.pointee.object)
    case .takeField: takeField(a, of: b, Int(i.c))
    case .openField: openField(a, of: b, Int(i.c))
    case .closeField: closeField(a, of: b, Int(i.c))
    case .element: element(a, of: b, Int(i.c) / MemoryLayout<Value>.stride)
    case .takeElement:
      takeElement(a, of: b, Int(i.c))
    case .takeArrayElement: takeArrayElement(a, b, c.word)
    case .takeTableElement, .takeTableValue:
      takeTableElement(a, b, c, isOptional: i.operation == .takeTableElement)
    case .makeTuple: a.pointee = .box(TupleBox(moving: b, Int(i.c)))
    case .makeArray: a.pointee = .array(moveOut(b, Int(i.c)))
    case .trap: trap(function.constants[Int(i.a)].string)
    case .lower: lower(function, r)
    case .throw:
      let error = a.move()
      a.initialize(to: .none)
      raise(error)
    default:
      // Every other operation stands in the loop itself.
      stop(.trap("unknown operation \(i.operation)"))
    }
  }

  /// Optionals that are empty, or whose payload may be an optional itself.
  @inline(never)
  func optional(
    _ operation: Operation, _ target: UnsafeMutablePointer<Value>,
    _ source: UnsafeMutablePointer<Value>, isImplicit: Bool
  ) {
    switch operation {
    case .wrap: target.pointee = source.pointee.some
    case .force where source.isNone:
      trap(
        "Unexpectedly found nil while \(isImplicit ? "implicitly " : "")unwrapping an Optional value"
      )
    default: target.pointee = source.pointee.payload
    }
  }
}
