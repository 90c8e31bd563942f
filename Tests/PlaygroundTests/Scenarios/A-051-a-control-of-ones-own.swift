// swift-format-ignore-file
// evidence: A-051
// A control with a size of its own, which a reader of the screen and a finger change.
// ends: normally
import UIKit

@IBDesignable
class RatingControl: UIControl {
  @IBInspectable var maximum: Int = 5 { didSet { rebuild() } }
  @IBInspectable var spacing: CGFloat = 4 { didSet { invalidateIntrinsicContentSize(); setNeedsLayout() } }
  var starSize: CGSize = CGSize(width: 24, height: 24) {
    didSet { if starSize != oldValue { invalidateIntrinsicContentSize(); setNeedsLayout() } }
  }
  private var _value = 0
  var value: Int {
    get { _value }
    set {
      let clamped = Swift.min(Swift.max(newValue, 0), maximum)
      guard clamped != _value else { return }
      _value = clamped
      updateStars()
    }
  }
  private var stars: [UIImageView] = []

  override init(frame: CGRect) { super.init(frame: frame); commonInit() }
  required init?(coder: NSCoder) { super.init(coder: coder); commonInit() }
  private func commonInit() {
    setContentHuggingPriority(.required, for: .horizontal)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    rebuild()
    addAction(UIAction { action in
      guard let control = action.sender as? RatingControl else { return }
      print("changed to", control.value)
    }, for: .valueChanged)
  }

  private func rebuild() {
    stars.forEach { $0.removeFromSuperview() }
    stars = (0..<maximum).map { _ in
      let star = UIImageView()
      star.contentMode = .scaleAspectFit
      addSubview(star)
      return star
    }
    updateStars()
    invalidateIntrinsicContentSize()
  }

  private func updateStars() {
    for (index, star) in stars.enumerated() {
      star.image = UIImage(systemName: index < value ? "star.fill" : "star")
      star.tintColor = index < value ? .systemYellow : .tertiaryLabel
    }
    accessibilityValue = "\(value) of \(maximum)"
  }

  override var intrinsicContentSize: CGSize {
    let count = CGFloat(maximum)
    return CGSize(width: count * starSize.width + max(count - 1, 0) * spacing, height: starSize.height)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(origin: CGPoint(x: CGFloat(index) * (starSize.width + spacing), y: (bounds.height - starSize.height) / 2), size: starSize)
    }
  }
  override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }
  override func accessibilityIncrement() { value += 1; sendActions(for: .valueChanged) }
  override func accessibilityDecrement() { value -= 1; sendActions(for: .valueChanged) }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    handle(touch)
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { handle(touch); return true }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  private func handle(_ touch: UITouch) {
    let x = touch.location(in: self).x
    let new = Int(ceil(x / (starSize.width + spacing)))
    guard new != value else { return }
    value = new
    sendActions(for: .valueChanged)
  }
}

final class FormController: UIViewController {
  let rating = RatingControl()
  override func viewDidLoad() {
    super.viewDidLoad()
    let caption = UILabel()
    caption.text = "Rating"
    let row = UIStackView(arrangedSubviews: [caption, rating])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    let guide = view.readableContentGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      row.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
    ])
  }
}
let form = FormController()
window.rootViewController = form
DispatchQueue.main.async {
  let rating = form.rating
  print(rating.frame, rating.intrinsicContentSize)
  rating.value = 3
  rating.accessibilityIncrement()
  rating.maximum = 7
  form.view.layoutIfNeeded()
  print(rating.bounds, rating.subviews.count, rating.accessibilityValue ?? "")
  rating.isEnabled = false
  print(rating.alpha, rating.state, rating.state == .disabled, rating.point(inside: CGPoint(x: -5, y: -5), with: nil))
  rating.starSize.width = 40
  rating.sizeToFit()
  print(rating.bounds.size)
}
