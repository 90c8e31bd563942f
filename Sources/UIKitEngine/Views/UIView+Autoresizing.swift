import Foundation

extension UIView {
  public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// As a view's description lists them: `W+H`.
    var short: String {
      let letters: [(AutoresizingMask, String)] = [
        (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
        (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
      ]
      return letters.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
  }

  /// Resizes the mask-based subviews at once, before anything is laid out.
  ///
  /// Evidence: V-076.
  final func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for child in children
    where child.translatesAutoresizingMaskIntoConstraints && child.autoresizingMask != [] {
      child.writing(as: .autoresizing) { child.autoresize(from: oldSize, to: bounds.size) }
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    var box = frame
    (box.origin.x, box.size.width) = UIView.share(
      new.width - old.width, of: (box.minX, box.width, old.width - box.maxX),
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (box.origin.y, box.size.height) = UIView.share(
      new.height - old.height, of: (box.minY, box.height, old.height - box.maxY),
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    frame = box
  }

  /// Splits `change` over the flexible parts in proportion to their lengths, equally if they have none.
  private static func share(
    _ change: CGFloat, of parts: (before: CGFloat, size: CGFloat, after: CGFloat),
    flexible: (before: Bool, size: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let lengths = [
      flexible.before ? parts.before : 0, flexible.size ? parts.size : 0,
      flexible.after ? parts.after : 0,
    ]
    let count = [flexible.before, flexible.size, flexible.after].filter { $0 }.count
    guard count > 0 else { return (parts.before, parts.size) }
    let total = lengths.reduce(0, +)
    func portion(_ isFlexible: Bool, _ length: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total == 0 ? change / CGFloat(count) : change * length / total
    }
    return (
      parts.before + portion(flexible.before, parts.before),
      max(0, parts.size + portion(flexible.size, parts.size))
    )
  }
}

nonisolated extension CGRect {
  /// The opposite of `inset(by:)`.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}

extension UIView {
  /// Takes the size of `container`, now and whenever it changes; does not enter it.
  final func fill(_ container: UIView) {
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
