/// A thing that constraints speak of: a view or a layout guide.
protocol LayoutItem: Element {
  /// The view itself, or the guide's owner.
  var hostView: UIView? { get }
}

extension UIView: LayoutItem {
  final var hostView: UIView? { self }
}

extension NSLayoutConstraint {
  /// What a constraint says, before anybody has looked whether it makes sense.
  struct Equation {
    var first: (any LayoutItem)?
    var firstAttribute: Attribute
    var relation: Relation
    var second: (any LayoutItem)?
    var secondAttribute: Attribute
    var multiplier: CGFloat
    var constant: CGFloat
    var starts: (first: AnchorStart?, second: AnchorStart?) = (nil, nil)

    var firstUnit: Attribute.Unit { starts.first == nil ? firstAttribute.unit : .size }
    var secondUnit: Attribute.Unit { starts.second == nil ? secondAttribute.unit : .size }

    /// Whether the two sides measure the same.
    ///
    /// A-017 has a centre against the other axis' centre, and a size against a location. An edge
    /// against an edge of the other axis is in no evidence of ours: unspecified. It is let through,
    /// since the tests of published libraries pair left with top (SnapKit's, as recalled).
    var isComparable: Bool {
      if firstUnit == secondUnit { return firstUnit != .none }
      let units: Set<Attribute.Unit> = [firstUnit, secondUnit]
      return units == [.xPosition, .yPosition] && firstAttribute.isEdge && secondAttribute.isEdge
    }
  }

  /// Takes the equation over if UIKit accepts it; else the app ends and the constraint stays empty.
  func adopt(_ equation: Equation) {
    if let misuse = misuse(in: equation) {
      identity.engine?.raise(misuse.exception, misuse.reason)
      return
    }
    firstItem = equation.first
    firstAttribute = equation.firstAttribute
    relation = equation.relation
    secondItem = equation.second
    secondAttribute = equation.second == nil ? .notAnAttribute : equation.secondAttribute
    multiplier = equation.multiplier
    storedConstant = equation.constant
    starts = equation.starts
  }

  private func misuse(in equation: Equation) -> (exception: String, reason: String)? {
    guard let first = equation.first else {
      // Evidence: A-018.
      return ("NSInvalidArgumentException", "Constraint must contain a first layout item")
    }
    let subject = "NSLayoutConstraint for \(itemDescription(first)): "
    if !equation.multiplier.isFinite {
      // Evidence: A-018.
      let number = equation.multiplier.short
      return (
        "NSInvalidArgumentException",
        "Multiplier is not finite! That's illegal. "
          + "multiplier:\(number)"
      )
    }
    if !equation.constant.isFinite {
      return ("NSInternalInconsistencyException", notFinite(equation.constant, equation))
    }
    guard let second = equation.second, equation.multiplier != 0 else {
      if equation.firstUnit == .size { return nil }
      // Evidence: A-015.
      return (
        "NSInvalidArgumentException",
        subject + "A multiplier of 0 or a nil second item together with a location for the first "
          + "attribute creates an illegal constraint of a location equal to a constant. "
          + "Location attributes must be specified in pairs."
      )
    }
    let one = equation.firstAttribute
    let other = equation.secondAttribute
    if equation.firstUnit == .xPosition,
      one.isDirectional && other.isSided || one.isSided && other.isDirectional
    {
      // Evidence: A-016.
      return (
        "NSInvalidArgumentException",
        subject + "A constraint cannot be made between a leading/trailing attribute and a "
          + "right/left attribute. Use leading/trailing for both or neither."
      )
    }
    if !equation.isComparable {
      // That it raises: A-017; the words are those of A-016.
      let anchors = [anchorText(first, one), anchorText(second, other)]
      return (
        "NSInvalidArgumentException",
        "NSLayoutConstraint for \(anchors[0]): A constraint cannot be made between \(anchors[0]) "
          + "and \(anchors[1]) because their units are not compatible."
      )
    }
    return nil
  }

  /// Evidence: A-018.
  private func notFinite(_ constant: CGFloat, _ equation: Equation) -> String {
    let first = equation.first.map { anchorText($0, equation.firstAttribute) } ?? "(null)"
    let second = equation.second.map { anchorText($0, equation.secondAttribute) } ?? "(null)"
    return "NSLayoutConstraint constant is not finite! That's illegal. "
      + "constant:\(constant.short) firstAnchor:\(first) secondAnchor:\(second)"
  }

  func changeConstant(to constant: CGFloat) {
    guard let engine = livingEngine else { return }
    guard constant.isFinite else {
      let equation = Equation(
        first: firstItem as? any LayoutItem, firstAttribute: firstAttribute, relation: relation,
        second: secondItem as? any LayoutItem, secondAttribute: secondAttribute,
        multiplier: multiplier, constant: constant)
      return engine.raise("NSInternalInconsistencyException", notFinite(constant, equation))
    }
    guard constant != storedConstant else { return }
    let old = storedConstant
    storedConstant = constant
    engine.record(
      .constraintChanged(
        identity.name, property: "constant", from: Double(old), to: Double(constant)))
    holder?.constraintChanged(self)
    if engine.rules.misconception == .constantsCallUpdateConstraints {
      (firstItem as? any LayoutItem)?.hostView?.askForConstraints()
      holder?.askForConstraints()
    }
  }

  func changePriority(to priority: UILayoutPriority) {
    guard let engine = livingEngine, priority != storedPriority else { return }
    let (new, old) = (priority.rawValue, storedPriority.rawValue)
    guard engine.accepts(priority) else { return }
    let mayChange = engine.rules.flipped.contains(.installedPriorityMayChange)
    if holder != nil, (new == 1000) != (old == 1000), !mayChange {
      // Evidence: A-014.
      return engine.raise(
        "NSInternalInconsistencyException",
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority \(CGFloat(new).short) and the existing priority "
          + "was \(CGFloat(old).short).")
    }
    storedPriority = priority
    engine.record(
      .constraintChanged(
        identity.name, property: "priority", from: Double(old), to: Double(new)))
    holder?.constraintChanged(self)
  }

  /// The app that the constraint belongs to, while it runs.
  var livingEngine: Engine? {
    guard let engine = identity.engine, engine.faulted == nil else { return nil }
    return engine
  }
}

extension Engine {
  /// Whether the priority is one, or 0 where that is allowed; else the app ends.
  ///
  /// No published log; the wording is recalled.
  func accepts(_ priority: UILayoutPriority, orNone mayBeZero: Bool = false) -> Bool {
    let value = priority.rawValue
    if value > 0 || (mayBeZero && value == 0), value <= 1000 { return true }
    raise(
      "NSInternalInconsistencyException",
      "It's illegal to set priority:\(CGFloat(value).short). Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    return false
  }
}
