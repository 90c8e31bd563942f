/// What `@Observable` adds to the accessors of a stored property.
extension Checker {
  /// The step as a statement; none for `nil`.
  func tracking(
    _ step: ScriptInstance.ObservationStep?, _ index: Int, of me: Local
  ) -> [TypedStatement] {
    guard let step else { return [] }
    let native: Native = { _, arguments in
      ScriptInstance.of(arguments[0])?.observe(step, field: index)
      return .void
    }
    let call = TypedExpr(
      .call(.native(native), [TypedExpr(.local(me), me.type, line: 0)]), .void, line: 0)
    return [TypedStatement(.expression(call), line: 0)]
  }
}
