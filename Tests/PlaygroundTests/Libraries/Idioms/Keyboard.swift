import Foundation
import UIKit

@MainActor private var guideKey: UInt8 = 0

@MainActor public final class KeyboardFollower: NSObject {
  weak var view: UIView?
  let guide = UILayoutGuide()
  public private(set) var height: NSLayoutConstraint!
  public var currentHeight: CGFloat { height.constant }
  private var tokens: [NSObjectProtocol] = []
  private let center: NotificationCenter
  init(view: UIView, center: NotificationCenter = .default) {
    self.view = view
    self.center = center
    super.init()
    view.addLayoutGuide(guide)
    height = guide.heightAnchor.constraint(equalToConstant: view.safeAreaInsets.bottom)
    NSLayoutConstraint.activate([
      height, guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ] {
      tokens.append(
        center.addObserver(forName: name, object: nil, queue: OperationQueue.main) {
          [weak self] note in
          let info = note.userInfo
          let frame =
            (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
          let duration =
            (info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
          let curve = UIView.AnimationOptions(
            rawValue: UInt(
              (info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 7) << 16))
          let name = note.name
          MainActor.assumeIsolated { self?.move(name, frame, duration, curve) }
        })
    }
  }
  private func move(
    _ name: Notification.Name, _ frame: CGRect, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions
  ) {
    guard let view = view else { return }
    let inView = view.convert(frame, from: UIScreen.main.coordinateSpace)
    let overlap =
      name == UIResponder.keyboardWillHideNotification
      ? view.safeAreaInsets.bottom : max(0, view.bounds.maxY - inView.minY)
    height.constant = overlap
    if duration > 0 {
      UIView.animate(
        withDuration: duration, delay: 0, options: [options, .beginFromCurrentState],
        animations: { view.layoutIfNeeded() })
    } else {
      view.layoutIfNeeded()
    }
  }
  public func stop() { tokens.forEach { center.removeObserver($0) } }
}
@MainActor extension UIView {
  public var keyboardFollower: KeyboardFollower {
    if let g = objc_getAssociatedObject(self, &guideKey) as? KeyboardFollower { return g }
    let g = KeyboardFollower(view: self)
    objc_setAssociatedObject(self, &guideKey, g, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return g
  }
  public var followGuide: UILayoutGuide { keyboardFollower.guide }
}
@MainActor public final class AppState {
  public private(set) var log: [String] = []
  private var tokens: [NSObjectProtocol] = []
  public init() {
    for (name, text) in [
      (UIApplication.didBecomeActiveNotification, "active"),
      (UIApplication.willResignActiveNotification, "resign"),
      (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
    ] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
          [weak self] _ in MainActor.assumeIsolated { self?.log.append(text) }
        })
    }
  }
  public var isPhone: Bool { UIDevice.current.userInterfaceIdiom == .phone }
}
