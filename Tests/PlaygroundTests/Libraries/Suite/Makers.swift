// swift-format-ignore-file
// A small library of makers with a constraint class of its own, kept per view as associated objects.
#if canImport(UIKit)
  import UIKit
  public typealias LayoutView = UIView
#endif

public final class MadeConstraint: NSLayoutConstraint {
  weak var maker: Maker?
  public override var description: String { "<made \(identifier ?? "-")>" }
}

@MainActor public final class Maker {
  let view: LayoutView
  private(set) var made: [MadeConstraint] = []

  init(_ view: LayoutView) { self.view = view }

  @discardableResult
  public func pin(
    _ attribute: NSLayoutConstraint.Attribute, to other: Any? = nil, _ constant: CGFloat = 0,
    priority: UILayoutPriority = .required, line: UInt = #line
  ) -> Maker {
    let isSize = attribute == .width || attribute == .height
    let second: Any? = other ?? (isSize ? nil : view.superview)
    let constraint = MadeConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: second,
      attribute: second == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
    constraint.priority = priority
    constraint.identifier = "line \(line)"
    constraint.maker = self
    made.append(constraint)
    return self
  }
}

@MainActor private var keptKey: UInt8 = 0

extension LayoutView {
  private var kept: NSMutableArray {
    if let kept = objc_getAssociatedObject(self, &keptKey) as? NSMutableArray { return kept }
    let kept = NSMutableArray()
    objc_setAssociatedObject(self, &keptKey, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return kept
  }

  @discardableResult
  public func make(_ body: (Maker) -> Void) -> [MadeConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let maker = Maker(self)
    body(maker)
    NSLayoutConstraint.activate(maker.made)
    for constraint in maker.made { kept.add(constraint) }
    return maker.made
  }

  public func remake(_ body: (Maker) -> Void) {
    for case let constraint as MadeConstraint in kept { constraint.isActive = false }
    kept.removeAllObjects()
    make(body)
  }
}
