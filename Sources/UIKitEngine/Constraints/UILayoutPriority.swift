/// How much a constraint matters: 1000 is required, anything less is a wish.
///
/// Evidence: A-032.
public nonisolated struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  /// What `systemLayoutSizeFitting(_:)` wants its target with; not for one's own constraints.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A library that declares these operators itself has its own taken.
nonisolated extension UILayoutPriority {
  @_disfavoredOverload
  public static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + offset)
  }
  @_disfavoredOverload
  public static func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - offset)
  }
}

nonisolated extension UILayoutPriority: CustomStringConvertible {
  public var description: String { "UILayoutPriority(rawValue: \(rawValue))" }
}
