import Foundation

open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      if image?.alignmentRectInsets != oldValue?.alignmentRectInsets { setNeedsLayout() }
    }
  }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  /// Kept: no image changes by itself here.
  public final var animationImages: [UIImage]?
  public final var animationDuration: TimeInterval = 0
  public final var animationRepeatCount = 0
  public private(set) final var isAnimating = false
  public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  public final var adjustsImageSizeForAccessibilityContentSizeCategory = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  nonisolated deinit {}

  public final func startAnimating() { isAnimating = animationImages != nil }
  public final func stopAnimating() { isAnimating = false }

  /// The image's size; none without an image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The image's, so that a shadow in the picture counts as little as one around a view.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
