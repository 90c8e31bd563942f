import Cassowary

/// What one asks when a layout surprises.
extension UIView {
  /// Gives the receiver another frame that its constraints allow just as well.
  ///
  /// Once more, and it goes back. The next layout pass shows it.
  /// UIKit chooses at random; which of the valid layouts comes is unspecified. Evidence: A-075.
  public func exerciseAmbiguityInLayout() {
    guard engine != nil, let system = currentSystem(of: self),
      let place = system.places[identity.id]
    else { return }
    system.exercise(place)
  }
}

/// The up-to-date system of the item's tree, if it has one.
func currentSystem(of item: any LayoutItem) -> ConstraintSystem? {
  guard let system = item.hostView?.topmost.autoLayout.system else { return nil }
  if system.isStale { system.synchronize() }
  return system
}

func isAmbiguous(_ item: any LayoutItem) -> Bool {
  guard let system = currentSystem(of: item), let place = system.places[item.identity.id]
  else { return false }
  // Where the topmost view is, its frame says: no constraint could.
  let isPlaced = item === system.root && system.root?.autoLayout.translatesMask == true
  let asked = isPlaced ? [place.width, place.height] : place.variables
  return asked.contains { system.isOpen($0) }
}

func constraintsAffecting(
  _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
) -> [NSLayoutConstraint] {
  guard let system = currentSystem(of: item), let place = system.places[item.identity.id]
  else { return [] }
  let variables =
    axis == .horizontal ? [place.minX, place.width] : [place.minY, place.height]
  var found: [NSLayoutConstraint] = []
  for variable in variables {
    let explanation = system.explanation(of: [Constraint.Term(1, variable)])
    found += explanation.fixing.filter { one in !found.contains { $0 === one } }
  }
  return found
}

extension ConstraintSystem {
  func isOpen(_ variable: Variable) -> Bool {
    let range = solver.range(of: variable)
    return range.upperBound - range.lowerBound > 1e-4
  }

  /// Shows a layout of equal worth with `place` elsewhere, or the canonical one if that is on show.
  func exercise(_ place: Place) {
    if place.rect != solvedRect(of: place) {
      isDelivered = false
      return flush()
    }
    var pins: [Constraint.ID] = []
    for variable in place.variables {
      guard let other = otherValue(of: variable) else { continue }
      let pin = Constraint([Constraint.Term(1, variable)], .equal, plus: -other)
      if let id = try? solver.add(pin) { pins.append(id) }
    }
    guard !pins.isEmpty else { return }
    deliver()
    for pin in pins { solver.remove(pin) }
  }

  /// The end of the variable's range that is farther from its value; some step where there is none.
  private func otherValue(of variable: Variable) -> Double? {
    let range = solver.range(of: variable)
    guard range.upperBound - range.lowerBound > 1e-4 else { return nil }
    let now = solver.value(of: variable)
    let step = 50.0
    if range.upperBound.isFinite, range.lowerBound.isFinite {
      let isLow = now - range.lowerBound < range.upperBound - now
      return isLow ? range.upperBound : range.lowerBound
    }
    return range.upperBound.isFinite
      ? (range.upperBound - now > 1e-4 ? range.upperBound : now - step)
      : (now - range.lowerBound > 1e-4 && range.lowerBound.isFinite ? range.lowerBound : now + step)
  }
}
