import Foundation

// What a long press shows at the largest text sizes: kept, for no finger presses here.

extension UIView {
  public final var scalesLargeContentImage: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var largeContentImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  public final var largeContentImageInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
}

/// Shows the large content of the views in the one that has it.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  nonisolated deinit {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Off, as on a phone that was never changed.
  public static var isEnabled: Bool { false }
}

/// Nothing is shown large here: nobody is asked.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: AnyObject {}
