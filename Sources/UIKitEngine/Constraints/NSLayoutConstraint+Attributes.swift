extension NSLayoutConstraint {
  public nonisolated enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public nonisolated enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1

    static let both: [Axis] = [.horizontal, .vertical]
  }

  public nonisolated enum Attribute: Int, Sendable {
    case left = 1
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins
    case notAnAttribute = 0

    /// The old name.
    public static let baseline = Attribute.lastBaseline
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// What may be compared with what.
  enum Unit: Hashable {
    case xPosition, yPosition, size, none
  }

  var unit: Unit {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .xPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .yPosition
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// Follows the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Keeps to its side in every reading direction.
  var isSided: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// A side of the item itself, not of its margins.
  var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }

  var isHorizontal: Bool { unit == .xPosition || self == .width }

  /// As it stands in a constraint's description.
  var text: String {
    self == .notAnAttribute ? "notAnAttribute" : "\(self)"
  }
}
