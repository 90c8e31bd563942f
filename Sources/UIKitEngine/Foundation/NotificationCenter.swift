import Foundation

// `NotificationCenter` is Foundation's; what is hidden and when stands at `Timer`. A post goes its
// own way, also one from a file that imports Foundation; what listens through us is told in order.

/// The app's center, so that `NotificationCenter.default` is each app's own: of two properties of one
/// name the one with the narrower type is chosen, whatever a file imports.
public nonisolated final class _AppNotificationCenter: NotificationCenter, @unchecked Sendable {}

nonisolated extension NotificationCenter {
  /// Of the app that runs.
  public static var `default`: _AppNotificationCenter {
    MainActor.assumeIsolated { Engine.current.notificationCenter }
  }

  /// Calls `selector` of `observer`, which is not kept alive.
  ///
  /// Observers are told inside the call that posts, in the order in which they came.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    observers.add(.target(WeakElement(object: observer as AnyObject), selector), name, object)
  }

  @_disfavoredOverload
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: queue, (), using: block)
  }

  /// Keeps `block` alive until what is returned is given to `removeObserver(_:)`.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?, _: Void = (),
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    observers.add(.block(token: token, block), name, object)
    return token
  }

  @_disfavoredOverload
  public func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  @_disfavoredOverload
  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    observers.remove(observer as AnyObject, name, object)
    self.Foundation::removeObserver(observer, name: name, object: object)
  }

  private var observers: OrderedObservers {
    nonisolated(unsafe) let key = UnsafeRawPointer(Unmanaged.passUnretained(Self.key).toOpaque())
    if let known = objc_getAssociatedObject(self, key) as? OrderedObservers { return known }
    let made = OrderedObservers()
    objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN)
    let token = self.Foundation::addObserver(forName: nil, object: nil, queue: nil) {
      [weak made] notification in made?.tell(notification)
    }
    made.token = token
    return made
  }

  private nonisolated(unsafe) static let key = NSObject()
}

/// Who listens to a center, in the order in which they came.
private nonisolated final class OrderedObservers: @unchecked Sendable {
  struct Observer {
    let receiver: Receiver
    let name: Notification.Name?
    let object: WeakElement?

    func hears(_ notification: Notification) -> Bool {
      guard name == nil || name == notification.name else { return false }
      guard let object else { return true }
      return object.object != nil && object.object === notification.object as AnyObject?
    }
  }

  enum Receiver {
    /// Forgotten when it dies, as since iOS 9.
    case target(WeakElement, Selector)
    /// Kept until the token is removed.
    case block(token: NSObject, (Notification) -> Void)
  }

  private var observers: [Observer] = []
  /// What the center itself calls us by.
  var token: (any NSObjectProtocol)?

  func add(_ receiver: Receiver, _ name: Notification.Name?, _ object: Any?) {
    let object = object.map { WeakElement(object: $0 as AnyObject) }
    observers.append(Observer(receiver: receiver, name: name, object: object))
  }

  func remove(_ gone: AnyObject, _ name: Notification.Name?, _ object: Any?) {
    observers.removeAll { entry in
      guard name == nil || name == entry.name else { return false }
      if let object, entry.object?.object !== object as AnyObject { return false }
      switch entry.receiver {
      case .target(let target, _): return target.object === gone
      case .block(let token, _): return token === gone
      }
    }
  }

  func tell(_ notification: Notification) {
    for entry in observers where entry.hears(notification) {
      switch entry.receiver {
      case .target(let target, let selector):
        guard let target = target.object else { continue }
        nonisolated(unsafe) let (listener, message) = (target, notification)
        MainActor.assumeIsolated { selector(listener, message) }
      case .block(_, let block): block(notification)
      }
    }
  }
}
