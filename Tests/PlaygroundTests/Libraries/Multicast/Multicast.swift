// swift-format-ignore-file
import UIKit

// MARK: Multicast delegates

protocol PanelObserver: AnyObject { func panel(movedTo height: CGFloat) }

final class Multicast<Observer> {
  private let observers = NSHashTable<AnyObject>.weakObjects()
  func add(_ observer: Observer) { observers.add(observer as AnyObject) }
  func remove(_ observer: Observer) { observers.remove(observer as AnyObject) }
  func call(_ body: (Observer) -> Void) {
    for case let observer as Observer in observers.allObjects { body(observer) }
  }
  var count: Int { observers.count }
}

// MARK: A coordinator that hears of the back button

@MainActor final class Flow: NSObject, UINavigationControllerDelegate {
  private(set) var gone: [String] = []
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let left = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(left)
    else { return }
    gone.append(left.title ?? "")
  }
}
