/// What is known to have a value at one point of a function.
struct InitializationState: Equatable {
  /// Variables that have a value on every path, and on some path.
  var definite: Set<ObjectIdentifier> = []
  var possible: Set<ObjectIdentifier> = []
  /// The same of the stored properties of `self`.
  var fields: Set<Int> = []
  var possibleFields: Set<Int> = []
  /// Parts of tuples that have a value, or may have one, where the tuple is not yet known to.
  var parts: Set<TuplePart> = []
  var possibleParts: Set<TuplePart> = []
  /// `self` is whole: `super.init` or `self.init` has been called, or `self` assigned.
  var isWhole = false
  /// `super.init` may have been called.
  var hasCalledSuper = false

  /// Where two paths meet; `nil` is a path that never gets there.
  static func merged(_ states: [InitializationState?]) -> InitializationState? {
    let reached = states.compactMap(\.self)
    guard var result = reached.first else { return nil }
    for other in reached.dropFirst() {
      result.definite.formIntersection(other.definite)
      result.possible.formUnion(other.possible)
      // On a path on which `self` is whole, every property has a value.
      if result.isWhole {
        result.fields = other.fields
      } else if !other.isWhole {
        result.fields.formIntersection(other.fields)
      }
      result.possibleFields.formUnion(other.possibleFields)
      result.parts.formIntersection(other.parts)
      result.possibleParts.formUnion(other.possibleParts)
      result.isWhole = result.isWhole && other.isWhole
      result.hasCalledSuper = result.hasCalledSuper || other.hasCalledSuper
    }
    return result
  }
}
