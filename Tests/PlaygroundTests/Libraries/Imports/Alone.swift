// swift-format-ignore-file
import UIKit

/// The same names where only UIKit is imported.
extension UIView {
  public func settle(after seconds: TimeInterval, _ done: @escaping @MainActor () -> Void) -> Timer {
    let timer = Timer(timeInterval: seconds, repeats: false) { [weak self] _ in
      self?.layoutIfNeeded()
      done()
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }

  public func announce() {
    NotificationCenter.default.post(name: .layoutDidChange, object: self)
  }

  public func soon(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { work() }
  }
}

@MainActor public final class Counter {
  public private(set) var count = 0
  private var token: NSObjectProtocol?

  public init() {
    token = NotificationCenter.default.addObserver(
      forName: .layoutDidChange, object: nil, queue: nil
    ) { _ in self.count += 1 }
  }
}
