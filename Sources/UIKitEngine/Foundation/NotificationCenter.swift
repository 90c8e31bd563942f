import Foundation

/// Tells observers what was posted, inside the call that posts, in the order in which they came.
@preconcurrency @MainActor public final class NotificationCenter {
  /// Of the app that runs.
  public static var `default`: NotificationCenter { Engine.current.notificationCenter }

  private struct Observer {
    enum Receiver {
      /// Forgotten when it dies, as since iOS 9.
      case target(WeakElement, Selector)
      /// Kept until the token is removed.
      case block(token: NSObject, (Notification) -> Void)
    }

    let receiver: Receiver
    let name: Notification.Name?
    let object: WeakElement?

    func hears(_ notification: Notification) -> Bool {
      guard name == nil || name == notification.name else { return false }
      guard let object else { return true }
      return object.object != nil && object.object === notification.object as AnyObject?
    }
  }

  private var observers: [Observer] = []

  public init() {}

  nonisolated deinit {}

  /// Calls `selector` of `observer`, which is not kept alive.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    observers.append(
      Observer(
        receiver: .target(WeakElement(object: observer as AnyObject), selector), name: name,
        object: object.map { WeakElement(object: $0 as AnyObject) }))
  }

  /// Keeps `block` alive until what is returned is given to `removeObserver(_:)`.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> NSObjectProtocol {
    let token = NSObject()
    observers.append(
      Observer(
        receiver: .block(token: token, block), name: name,
        object: object.map { WeakElement(object: $0 as AnyObject) }))
    return token
  }

  public func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let gone = observer as AnyObject
    observers.removeAll { entry in
      guard name == nil || name == entry.name else { return false }
      if let object, entry.object?.object !== object as AnyObject { return false }
      switch entry.receiver {
      case .target(let target, _): return target.object === gone
      case .block(let token, _): return token === gone
      }
    }
  }

  public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  public func post(_ notification: Notification) {
    for entry in observers where entry.hears(notification) {
      switch entry.receiver {
      case .target(let target, let selector):
        if let target = target.object { selector(target, notification) }
      case .block(_, let block): block(notification)
      }
    }
  }
}
