import Foundation

nonisolated extension Sequence<CGRect> {
  /// What holds all of them; `nil` of none.
  var union: CGRect? { reduce(nil) { $0?.union($1) ?? $1 } }
}
