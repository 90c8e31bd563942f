/// Why a solver refused a change; it is then as it was before the call.
public enum SolverError: Error, Hashable, Sendable {
  /// The constraint cannot hold together with `others`: a minimal set, so leaving out any one
  /// member mends it.
  ///
  /// Empty if the constraint contradicts itself or the variables' domains.
  case unsatisfiable(against: [Constraint.ID])
  /// A coefficient, constant or level is infinite or not a number.
  case notFinite
}
