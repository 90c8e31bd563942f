import SwiftScript
import UIKitEngine

extension NotificationCenter: @MainActor BridgedObject {}
extension Notification: @MainActor BridgedValue {}
extension Notification.Name: @MainActor BridgedValue {}

extension TypeBinding {
  static let notifications: [TypeBinding] = [
    notificationCenter, notification, notificationName, operationQueue,
    .protocol("NSObjectProtocol", inherits: ["AnyObject"], []),
  ]

  private static let notificationCenter = TypeBinding.class(
    NotificationCenter.self, "NotificationCenter"
  ) { type in
    type.staticProperty("static var `default`: NotificationCenter") { NotificationCenter.default }
    type.function(
      "func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, "
        + "object: Any?)"
    ) {
      (
        host: NotificationCenter, observer: Value, selector: Selector, name: Notification.Name?,
        object: Value
      ) in
      guard let target = observer.unerased.object else { return }
      host.addObserver(target, selector: selector, name: name, object: object.hosted)
    }
    type.function(
      "func addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, "
        + "using block: @escaping (Notification) -> Void) -> NSObjectProtocol"
    ) {
      (
        host: NotificationCenter, name: Notification.Name?, object: Value, _: Value,
        block: Callback
      ) -> Value in
      let token = host.addObserver(
        forName: name, object: object.hosted, queue: nil, using: block.action(Notification.self))
      return Value(object: token)
    }
    type.function("func removeObserver(_ observer: Any)") {
      (host: NotificationCenter, observer: Value) in
      if let target = observer.unerased.object { host.removeObserver(target) }
    }
    type.function("func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?)") {
      (host: NotificationCenter, observer: Value, name: Notification.Name?, object: Value) in
      guard let target = observer.unerased.object else { return }
      host.removeObserver(target, name: name, object: object.hosted)
    }
    type.function(
      "func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil)"
    ) {
      (
        host: NotificationCenter, name: Notification.Name, object: Value,
        info: [HashedValue: Value]?
      ) in
      host.post(name: name, object: object.hosted, userInfo: info)
    }
    type.function("func post(_ notification: Notification)") {
      (host: NotificationCenter, notification: Notification) in
      host.post(notification)
    }
  }

  private static let notification = TypeBinding.struct(
    Notification.self, "Notification"
  ) { type in
    type.initializer(
      "init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)"
    ) { (name: Notification.Name, object: Value, info: [HashedValue: Value]?) in
      Notification(name: name, object: object.hosted, userInfo: info)
    }
    type.property("var name: Notification.Name", \.name)
    type.property("var object: Any?") { Value(hosted: $0.object) }
    type.property("var userInfo: [AnyHashable: Any]?") { notification -> [HashedValue: Value]? in
      guard let info = notification.userInfo else { return nil }
      var values: [HashedValue: Value] = [:]
      for (key, value) in info {
        let own = key.base as? HashedValue ?? (key.base as? String).map { HashedValue($0.wrapped) }
        if let own { values[own] = Value(hosted: value) }
      }
      return values
    }
  }

  private static let notificationName = TypeBinding.struct(
    Notification.Name.self, "Notification.Name", conforms: ["Hashable", "RawRepresentable"]
  ) { type in
    type.property("let rawValue: String", \.rawValue)
    type.initializer("init(rawValue: String)", Notification.Name.init(rawValue:))
    type.initializer("init(_ rawValue: String)") { (text: String) in Notification.Name(text) }
  }

  /// Only its name: blocks run where they are posted.
  private static let operationQueue = TypeBinding.class(
    OperationQueue.self, "OperationQueue", inherits: "NSObject"
  ) { type in
    type.constant("main", .main)
  }
}
