import Foundation

nonisolated extension UIEdgeInsets {
  /// The sides that are not zero, as a trace shows them: `(top 47, bottom 34)`; none is `0`.
  ///
  /// `UIEdgeInsets(top: 47.0, left: 0.0, …)` twice in a line hides what changed.
  package var short: String {
    var sides = ""
    for (name, size) in [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    where size != 0 { sides += (sides.isEmpty ? "(" : ", ") + name + " " + size.short }
    return sides.isEmpty ? "0" : sides + ")"
  }
}
