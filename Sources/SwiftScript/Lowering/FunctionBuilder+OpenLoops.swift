/// Loops of generic code over whatever stands for the type parameter.
extension FunctionBuilder {
  /// The sequence as the array that the loop goes over.
  func asElements(_ sequence: TypedExpr) -> TypedExpr {
    let type = concrete(sequence.type)
    guard sequence.type != type, type.nominal !== library.array else { return sequence }
    return TypedExpr(
      .call(.native(SequenceConversion.elements), [sequence]), .any, line: sequence.line)
  }

  /// A sequence that the script declares may have no end: no more is asked of it than the loop takes.
  func isStepwise(_ sequence: TypedExpr) -> Bool {
    let type = concrete(sequence.type)
    guard let nominal = type.nominal else { return false }
    return library.isAnySequence(nominal) || nominal === library.partialRangeFrom
      || sequence.type != type && nominal.script != nil
  }

  /// Puts into `element` what comes next; the jump is taken when there is nothing more.
  func next(_ element: Int, of walk: Int) -> Int {
    emit(
      .native, element, walk,
      native { _, arguments in (arguments[0].box as? WalkBox)?.next()?.some ?? .none })
    let exit = emit(.jumpIfNone, element)
    emit(.payload, element, element)
    return exit
  }

  func walk(_ sequence: TypedExpr) -> TypedExpr {
    let begin: Native = { machine, arguments in
      .box(WalkBox(SequenceConversion.walker(arguments[0].unerased, machine)))
    }
    return TypedExpr(.call(.native(begin), [sequence]), .any, line: sequence.line)
  }
}

/// A walk over a sequence that has begun.
private final class WalkBox: Box {
  deinit {}

  let next: () -> Value?

  init(_ next: @escaping () -> Value?) { self.next = next }
}
