/// Sequences of which nobody knows what they are of: `any Sequence`.
extension Checker {
  /// `for pair in pairs` where only the value tells that they are `(key: String, value: Int)`: its
  /// elements take that along.
  func withErasedElements(_ sequence: TypedExpr) -> TypedExpr {
    guard let nominal = sequence.type.nominal, library.isAnySequence(nominal),
      elementType(of: sequence.type) == .any
    else { return sequence }
    let library = library
    let native: Native = { machine, arguments in
      guard let known = arguments[0].box as? AnyBox, !known.value.isScripted,
        let held = known.type.nominal,
        let element = library.element(of: known.type, held).map(
          Substitution(known.type).callAsFunction),
        !element.hasHoles, element.isErased(as: .any)
      else { return arguments[0] }
      let elements = SequenceConversion.array(of: known.value, machine)
      return .box(
        AnyBox(
          .nominal(library.array, [.any]),
          .array(elements.map { $0.seen(as: .any, of: element) })))
    }
    return TypedExpr(.call(.native(native), [sequence]), sequence.type, line: sequence.line)
  }
}
