import Foundation

/// What a view keeps for others: nothing in here takes part in layout, drawing or callbacks.
struct Accessories {
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits = UIAccessibilityTraits.none
  var isAccessibilityElement = false
  var accessibilityElements: [Any]?
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
  var shouldGroupAccessibilityChildren = false
  var accessibilityFrame: CGRect?
  var restorationIdentifier: String?
  var largeContentTitle: String?
  var showsLargeContentViewer = false
  var attributedText: NSAttributedString?
  var inputTraits = InputTraits()
  var interactions: [any UIInteraction] = []
}

/// Who asks for what is read out: nobody here, so these are for programs that ask themselves.
extension UIView {
  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  public func accessibilityElement(at index: Int) -> Any? {
    guard let all = accessibilityElements, all.indices.contains(index) else { return nil }
    return all[index]
  }
  /// `NSNotFound` where it is none of the elements, as documented.
  public func index(ofAccessibilityElement element: Any) -> Int {
    let wanted = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === wanted } ?? NSNotFound
  }
  /// The middle of the frame, as documented, where nothing else was said.
  public var accessibilityActivationPoint: CGPoint {
    get {
      kept(CGPoint?.none)
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { keep(CGPoint?.some(newValue)) }
  }
  public var accessibilityPath: UIBezierPath? {
    get { kept(UIBezierPath?.none) }
    set { keep(newValue) }
  }
}

extension UIView {
  public var restorationIdentifier: String? {
    get { keptAccessories.restorationIdentifier }
    set { keptAccessories.restorationIdentifier = newValue }
  }
  public var largeContentTitle: String? {
    get { keptAccessories.largeContentTitle }
    set { keptAccessories.largeContentTitle = newValue }
  }
  public var showsLargeContentViewer: Bool {
    get { keptAccessories.showsLargeContentViewer }
    set { keptAccessories.showsLargeContentViewer = newValue }
  }
}

public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
