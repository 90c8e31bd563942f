/// `table[key, default: make()]` makes the default when the key is found missing, after the arguments
/// of a call that changes it.
extension FunctionBuilder {
  /// Makes the default of the key in register `key`, once and behind it, if the table at `place` has
  /// nothing there.
  func lowerLateDefault(of place: Place, _ key: Int) {
    guard let value = lateDefaults.removeValue(forKey: key) else { return }
    let found = temporary(.any)
    emit(.tableElement, found, array(at: place), key)
    let missing = emit(.jumpIfNone, found)
    emit(.clear, found)
    let end = emit(.jump)
    patch(missing)
    lower(value, into: key + 1)
    patch(end)
  }
}

extension TypedExpr {
  /// Making it may be noticed.
  ///
  /// Of a literal like `[]` nobody can say when it was made, and its key need not be looked up twice.
  var mayTell: Bool {
    switch kind {
    case .array(let parts): parts.contains(where: \.mayTell)
    case .dictionary(let pairs): pairs.contains { $0.0.mayTell || $0.1.mayTell }
    default: !isSimple
    }
  }
}
