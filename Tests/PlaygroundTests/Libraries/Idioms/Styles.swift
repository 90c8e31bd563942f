import Dispatch
import Foundation
import UIKit

public struct Style<V: UIView>: Sendable {
  let apply: @MainActor @Sendable (V) -> Void
  public init(_ apply: @escaping @MainActor @Sendable (V) -> Void) { self.apply = apply }
  public static func + (a: Style, b: Style) -> Style {
    Style {
      a.apply($0); b.apply($0)
    }
  }
}
@MainActor extension UIView {
  public func styled<V>(_ s: Style<V>) { if let v = self as? V { s.apply(v) } }
}
@MainActor public enum Theme {
  public static func install() {
    UINavigationBar.appearance().barTintColor = .systemBlue
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .darkText
    UISwitch.appearance().onTintColor = .systemGreen
    UIBarButtonItem.appearance().tintColor = .red
  }
  public static let font = UIFontMetrics(forTextStyle: .body).scaledFont(
    for: UIFont(
      descriptor: UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits(.traitBold)
        ?? UIFontDescriptor(name: "x", size: 3), size: 0))
  public static let dynamic = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1) : .white
  }
  public static func shape(_ r: CGRect) -> CAShapeLayer {
    let p = UIBezierPath(
      roundedRect: r, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 4, height: 4))
    p.addArc(
      withCenter: CGPoint(x: r.midX, y: r.midY), radius: 5, startAngle: 0, endAngle: .pi,
      clockwise: true)
    p.lineCapStyle = .round; let l = CAShapeLayer(); l.path = p.cgPath; l.frame = p.bounds; return l
  }
  public static func image(_ size: CGSize, _ c: UIColor) -> UIImage {
    let f = UIGraphicsImageRendererFormat.default(); f.scale = 2
    return UIGraphicsImageRenderer(size: size, format: f).image { ctx in
      c.setFill(); ctx.fill(CGRect(origin: .zero, size: size))
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).addClip()
    }
  }
}
public class BaseController: UIViewController {
  override public var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override public var prefersHomeIndicatorAutoHidden: Bool { true }
  override public var shouldAutorotate: Bool { false }
  override public var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }
  override public var childForStatusBarStyle: UIViewController? { children.first }
  override public func viewDidLoad() {
    super.viewDidLoad(); edgesForExtendedLayout = []; extendedLayoutIncludesOpaqueBars = true
    modalPresentationCapturesStatusBarAppearance = true
    navigationItem.rightBarButtonItem = editButtonItem; view.tintColor = .red
    setNeedsStatusBarAppearanceUpdate()
  }
  public func ask(_ title: String, _ done: @escaping (String?) -> Void) -> UIAlertController {
    let a = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    a.addTextField { $0.placeholder = "name" }
    a.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in done(a.textFields?.first?.text) })
    a.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    a.preferredAction = a.actions.first
    present(a, animated: false, completion: nil); return a
  }
}
@MainActor public final class Snapshotter {
  public static func image(of v: UIView) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(v.bounds.size, false, 0)
    defer { UIGraphicsEndImageContext() }
    if let c = UIGraphicsGetCurrentContext() { v.layer.render(in: c) }
    v.drawHierarchy(in: v.bounds, afterScreenUpdates: true)
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }
}
