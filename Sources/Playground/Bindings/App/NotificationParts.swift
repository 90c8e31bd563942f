import SwiftScript

extension UIKitBindings {
  /// Notifications to wait for, in Swift of the script's own: they wait as everything of a script's
  /// does, on the virtual main loop.
  ///
  /// What is posted between `notifications(named:object:)` and the loop over it is not heard; Apple's
  /// documentation leaves that open.
  static let notificationSequences = LibraryPart(
    names: [".notifications(", ".Notifications"], needs: ["AsyncStream"],
    source: """
      extension NotificationCenter {
        func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
          Notifications(_center: self, _name: name, _object: object)
        }
        final class Notifications: AsyncSequence {
          typealias Element = Notification
          typealias Failure = Never
          let _center: NotificationCenter
          let _name: Notification.Name
          let _object: AnyObject?
          init(_center: NotificationCenter, _name: Notification.Name, _object: AnyObject?) {
            self._center = _center
            self._name = _name
            self._object = _object
          }
          struct Iterator: AsyncIteratorProtocol {
            let _observation: _NotificationObservation
            var _stream: AsyncStream<Notification>
            mutating func next() async -> Notification? { await _stream.next() }
          }
          func makeAsyncIterator() -> Iterator {
            let observation = _NotificationObservation(_center, _name, _object)
            return Iterator(_observation: observation, _stream: observation._stream)
          }
        }
      }
      final class _NotificationObservation {
        let _center: NotificationCenter
        let _stream: AsyncStream<Notification>
        let _token: NSObjectProtocol
        init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
          let (stream, continuation) = AsyncStream<Notification>.makeStream()
          _center = center
          _stream = stream
          _token = center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield($0)
          }
        }
        deinit { _center.removeObserver(_token) }
      }
      """)
}
