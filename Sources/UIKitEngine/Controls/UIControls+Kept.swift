// What controls are told of their looks and of fingers: kept, and without an effect here.

extension UISwitch {
  public nonisolated enum Style: Int, Hashable, Sendable { case automatic, checkbox, sliding }
}

extension UIPageControl {
  public nonisolated enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic, prominent, minimal
  }
}

extension UIScrollView {
  public nonisolated enum IndexDisplayMode: Int, Hashable, Sendable { case automatic, alwaysHidden }
}
/// In which order a menu shows its entries.
public nonisolated enum UIContextMenuConfigurationElementOrder: Int, Hashable, Sendable {
  case automatic, priority, fixed
}

/// What in a text becomes a link.
public nonisolated struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
