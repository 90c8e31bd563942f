// swift-format-ignore-file
import Foundation
import UIKit

/// Foundation's own names beside UIKit's, as nearly every library's files have them.
@MainActor public final class Debouncer {
  private var timer: Timer?
  private let interval: TimeInterval

  public init(interval: TimeInterval) { self.interval = interval }

  public func call(_ body: @escaping @MainActor @Sendable () -> Void) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in
      MainActor.assumeIsolated { body() }
    }
  }

  public func cancel() {
    timer?.invalidate()
    timer = nil
  }
}

extension Notification.Name {
  public static let layoutDidChange = Notification.Name("layoutDidChange")
}

@MainActor public final class Watcher {
  public private(set) var frames: [CGRect] = []
  private var tokens: [NSObjectProtocol] = []
  private let center: NotificationCenter

  public init(center: NotificationCenter = .default) {
    self.center = center
    tokens.append(
      center.addObserver(forName: .layoutDidChange, object: nil, queue: .main) {
        [weak self] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated {
          guard let view = notification.object as? UIView else { return }
          self?.frames.append(view.frame)
        }
      })
  }

  public func stop() {
    tokens.forEach(center.removeObserver)
    tokens = []
  }
}

extension UIView {
  public func hop(_ then: @escaping @MainActor @Sendable (Bool) -> Void) {
    let queue = DispatchQueue(label: "layout", qos: .userInitiated)
    queue.async {
      let isMain = Thread.isMainThread
      DispatchQueue.main.async { then(isMain) }
    }
  }
}
