import UIKit

// frames by chaining, as PinLayout/Neon/ManualLayout do
public protocol Layoutable: AnyObject {
  associatedtype Parent: Layoutable; var superview: Parent? { get }
  var layoutFrame: CGRect { get set }
}
@MainActor public final class Pin {
  let view: UIView
  var l: CGFloat?, t: CGFloat?, r: CGFloat?, b: CGFloat?, w: CGFloat?, h: CGFloat?; var isRTL: Bool
  init(_ v: UIView) {
    view = v
    isRTL = UIView.userInterfaceLayoutDirection(for: v.semanticContentAttribute) == .rightToLeft
    assert(Thread.isMainThread, "must be called from the main thread")
  }
  deinit {}
  @discardableResult public func top(_ v: CGFloat = 0) -> Self { t = v; return self }
  @discardableResult public func left(_ v: CGFloat = 0) -> Self { l = v; return self }
  @discardableResult public func right(_ v: CGFloat = 0) -> Self { r = v; return self }
  @discardableResult public func bottom(_ v: CGFloat = 0) -> Self { b = v; return self }
  @discardableResult public func start(_ v: CGFloat = 0) -> Self { isRTL ? right(v) : left(v) }
  @discardableResult public func end(_ v: CGFloat = 0) -> Self { isRTL ? left(v) : right(v) }
  @discardableResult public func horizontally(_ v: CGFloat = 0) -> Self { left(v).right(v) }
  @discardableResult public func all(_ i: UIEdgeInsets = .zero) -> Self {
    top(i.top).left(i.left).bottom(i.bottom).right(i.right)
  }
  @discardableResult public func width(_ v: CGFloat) -> Self { w = v; return self }
  @discardableResult public func height(_ v: CGFloat) -> Self { h = v; return self }
  @discardableResult public func below(of o: UIView) -> Self {
    t = (view.superview?.convert(o.frame, from: o.superview) ?? o.frame).maxY; return self
  }
  public func fit() {
    if let s = view.superview {
      let width = w ?? (s.bounds.width - (l ?? 0) - (r ?? 0))
      h = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      w = width
    }; layout()
  }
  public func layout() {
    guard let s = view.superview else { return }
    var f = view.frame
    if let w = w { f.size.width = w }; if let h = h { f.size.height = h }
    if let l = l {
      f.origin.x = l; if let r = r, w == nil { f.size.width = s.bounds.width - l - r }
    } else if let r = r {
      f.origin.x = s.bounds.width - r - f.width
    }
    if let t = t {
      f.origin.y = t; if let b = b, h == nil { f.size.height = s.bounds.height - t - b }
    } else if let b = b {
      f.origin.y = s.bounds.height - b - f.height
    }
    let scale = UIScreen.main.scale
    f = CGRect(
      x: (f.minX * scale).rounded() / scale, y: (f.minY * scale).rounded() / scale,
      width: ceil(f.width * scale) / scale, height: ceil(f.height * scale) / scale)
    if view.transform.isIdentity {
      view.frame = f
    } else {
      view.center = CGPoint(x: f.midX, y: f.midY); view.bounds.size = f.size
    }
  }
}
@MainActor extension UIView {
  public var pin: Pin { Pin(self) }
  public var safe: UIEdgeInsets {
    if let s = self as? UIScrollView { return s.adjustedContentInset }; return safeAreaInsets
  }
}
extension CALayer {
  @MainActor public func pinned(_ e: UIEdgeInsets) {
    if let s = superlayer { frame = s.bounds.inset(by: e) }
  }
}
public class TapView: UIView {
  let title = UILabel(),
    image = UIImageView(
      image: UIImage(
        systemName: "star",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)))
  let text = UITextView(), field = UITextField(), button = UIButton(type: .system),
    pager = UIPageControl()
  override public init(frame: CGRect) {
    super.init(frame: frame)
    let style = NSMutableParagraphStyle(); style.alignment = .center; style.lineSpacing = 4
    title.attributedText = NSAttributedString(
      string: "Hello",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .headline), .paragraphStyle: style,
        .foregroundColor: UIColor.label, .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    text.isScrollEnabled = false; text.textContainerInset = .zero
    text.textContainer.lineFragmentPadding = 0
    text.text = "one two three four five six seven eight"; text.font = UIFont.systemFont(ofSize: 14)
    text.keyboardType = .emailAddress
    button.setBackgroundImage(UIImage(), for: .highlighted)
    button.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal)
    button.imageView?.contentMode = .scaleAspectFit
    field.attributedPlaceholder = NSAttributedString(string: "name"); pager.numberOfPages = 3
    pager.currentPage = 5
    [title, image, text, field, button, pager].forEach(addSubview)
  }
  required init?(coder: NSCoder) { fatalError() }
  override public func layoutSubviews() {
    super.layoutSubviews()
    title.pin.top(safe.top).horizontally(8).fit()
    image.pin.below(of: title).start(8).width(24).height(24).layout()
    text.pin.below(of: image).horizontally(8).fit()
    button.pin.bottom(8).end(8).width(60).height(30).layout()
  }
  override public func sizeThatFits(_ size: CGSize) -> CGSize {
    setBounds(size); layoutSubviews(); return CGSize(width: size.width, height: text.frame.maxY)
  }
  private func setBounds(_ s: CGSize) { bounds = CGRect(origin: .zero, size: s) }
}
