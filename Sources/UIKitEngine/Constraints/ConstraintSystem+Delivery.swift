import Cassowary
import Foundation

/// How superviews hear of the solution.
extension ConstraintSystem {
  /// Delivers the solution: marks the superview of every item whose place changed.
  ///
  /// Evidence: V-011, V-044.
  func flush() {
    if isStale { synchronize() }
    guard !isDelivered, root?.engine != nil else { return }
    mendBroken()
    // While text is on one line some of them hold again, which is no news.
    if !texts.isEmpty { toldOf = Set(broken.keys) }
    defer { toldOf = [] }
    wrapText()
    mendBroken()
    deliver()
  }

  /// Tells the superviews of what the solver says now.
  func deliver() {
    isDelivered = true
    for place in changedPlaces() {
      let solved = SIMD4(
        solver.value(of: place.minX), solver.value(of: place.minY),
        solver.value(of: place.width), solver.value(of: place.height))
      if solved == place.solved { continue }
      place.solved = solved
      guard let item = place.item else { continue }
      let rect = solvedRect(of: place)
      if rect == place.rect { continue }
      place.rect = rect
      (item as? UIView)?.isUnplaced()
      let isView = item is UIView
      let container = isView ? item.hostView?.parent ?? item.hostView : item.hostView
      container?.constrainedSubviewMoved()
    }
  }

  /// From the bottom of the tree up; first the views that take part on their own account.
  private func changedPlaces() -> [Place] {
    var found: [Int: Place] = [:]
    for variable in SolverWatch.time({ solver.takeChanges() }) {
      if let place = placeOfVariable[variable] { found[place.key] = place }
    }
    for place in unread where places[place.key] === place { found[place.key] = place }
    unread.removeAll(keepingCapacity: true)
    func order(_ place: Place) -> (Int, Int) {
      (-(place.item?.hostView.map(label) ?? 0), place.key)
    }
    return found.values.filter(\.isPinned).ranked(by: order)
      + found.values.filter { !$0.isPinned }.ranked(by: order)
  }

  /// Free of the solver's rounding noise.
  func solvedRect(of place: Place) -> CGRect {
    func clean(_ variable: Variable) -> CGFloat {
      let value = (solver.value(of: variable) * 1e6).rounded() / 1e6
      return value == 0 ? 0 : value
    }
    return CGRect(
      x: clean(place.minX), y: clean(place.minY), width: clean(place.width),
      height: clean(place.height))
  }
}
