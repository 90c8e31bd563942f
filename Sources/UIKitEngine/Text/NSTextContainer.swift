import Foundation

/// Where a text view, or a layout manager of the program's own, lays its lines.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  weak final var owner: UITextView?
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// A text view's is as wide as the view inside its insets while the width is tracked, and without an
  /// end, as Apple's documentation of `widthTracksTextView` has it.
  open var size: CGSize {
    get { room }
    set { given = newValue }
  }
  private var given: CGSize
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// 0 is no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  /// Kept: text does not flow around shapes here.
  open var exclusionPaths: [UIBezierPath] = []

  public init(size: CGSize) {
    given = size
    super.init()
  }

  public override convenience init() { self.init(size: .zero) }

  nonisolated deinit {}

  private func changed() { owner?.contentChanged(true) }

  /// What there is to lay lines in; a text view's follows its width.
  final var room: CGSize {
    guard let owner, widthTracksTextView else { return given }
    let inset = owner.textContainerInset
    return CGSize(
      width: max(0, owner.bounds.width - inset.left - inset.right),
      height: CGFloat.greatestFiniteMagnitude)
  }
}
