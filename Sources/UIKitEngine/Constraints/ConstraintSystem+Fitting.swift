import Cassowary
import Foundation

extension UIView {
  /// The target of the smallest size that constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target of the largest.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that the receiver's constraints give it, near `target`; nothing is changed.
  ///
  /// Evidence.
  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard engine != nil else { return .zero }
    updateConstraintsNow()
    let system = ConstraintSystem(self, isThrowAway: true)
    let stack = (parent as? UIStackView).flatMap { $0.isMeasuring ? $0 : nil }
    system.leftOut = Set(stack?.arrangement.constraints.map(\.identity.id) ?? [])
    system.synchronize()
    system.mendBroken()
    let place = system.place(of: self)
    system.want(place.width, target.width, horizontal)
    system.want(place.height, target.height, vertical)
    let texts = system.texts.values.compactMap { $0.item as? UIView }
    let wrapped = texts.map(\.autoLayout.wrappedSize)
    system.wrapText(keepsWidths: horizontal.rawValue < 1000 && stack == nil)
    // What text would be at another width must not stay behind.
    defer {
      for (view, size) in zip(texts, wrapped) {
        view.autoLayout.wrappedSize = size
        _ = view.contentSizeConstraints()
      }
    }
    let rect = CGRect(origin: .zero, size: system.solvedRect(of: place).size)
    let size = frame(forAlignmentRect: rect).size
    let scale = UIScreen.main.scale
    func onPixel(_ length: CGFloat) -> CGFloat {
      (length * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
    return CGSize(width: onPixel(size.width), height: onPixel(size.height))
  }
}

extension ConstraintSystem {
  /// The target of a fitting comes after everything else.
  func want(_ variable: Variable, _ length: CGFloat, _ priority: UILayoutPriority) {
    let isRequired = priority.rawValue >= 1000
    let terms = [Constraint.Term(1, variable)]
    let wish = Constraint(
      terms, .equal, plus: -max(0, bounded(length)),
      strength: isRequired ? .required : .optional(level: priority.rawValue), rank: .max - 1)
    if (try? solver.add(wish)) != nil { return }
    // What cannot be had at any price is had as nearly as can be.
    var near = wish
    near.strength = .optional(level: 999.99)
    _ = try? solver.add(near)
  }
}
