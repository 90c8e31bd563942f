// swift-format-ignore-file
// evidence: C-048
// A presentation controller hears that the presented controller prefers another size, and makes room.
// ends: normally
import UIKit

final class CardPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let room = containerView?.bounds.size ?? .zero
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: room)
    return CGRect(x: 0, y: room.height - size.height, width: size.width, height: size.height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: container.preferredContentSize.height)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    print("prefers", container.preferredContentSize.height)
    containerView?.setNeedsLayout()
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presentedViewController: presented, presenting: presenting)
  }
}

let root = UIViewController()
let card = UIViewController()
let transition = CardTransition()
window.rootViewController = root

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  card.modalPresentationStyle = .custom
  card.transitioningDelegate = transition
  card.preferredContentSize = CGSize(width: 0, height: 200)
  root.present(card, animated: false)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  print(card.view.frame.height, card.view.frame.maxY == root.view.bounds.maxY)
  card.preferredContentSize = CGSize(width: 0, height: 250)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  print(card.view.frame.height, card.view.frame.maxY == root.view.bounds.maxY)
}
