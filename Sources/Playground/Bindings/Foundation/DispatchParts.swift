import SwiftScript

extension UIKitBindings {
  /// What Dispatch has for closures that give something, and for groups: Swift of the script's own,
  /// since a binding's row gives one type.
  ///
  /// Other queues take their turn on the main thread here, so nothing can be waited for that has
  /// not happened yet: what would wait for another thread says that it is not supported.
  static let dispatch = LibraryPart(
    names: ["DispatchQueue", "DispatchGroup", "DispatchSemaphore"],
    source: """
      struct DispatchWorkItemFlags: OptionSet {
        let rawValue: UInt
        static let barrier = DispatchWorkItemFlags(rawValue: 1)
        static let detached = DispatchWorkItemFlags(rawValue: 2)
        static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
        static let noQoS = DispatchWorkItemFlags(rawValue: 8)
        static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
        static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
      }
      extension DispatchQueue {
        struct Attributes: OptionSet {
          let rawValue: UInt
          static let concurrent = Attributes(rawValue: 1)
          static let initiallyInactive = Attributes(rawValue: 2)
        }
        convenience init(
          label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []
        ) {
          self.init(label: label)
        }
        /// One after the other, where Dispatch has as many at once as there are cores.
        static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
          for iteration in 0..<iterations { work(iteration) }
        }
        func sync<T>(
          flags: DispatchWorkItemFlags = [], execute work: () throws -> T
        ) rethrows -> T {
          _waitForTurn()
          return try work()
        }
        func async(
          group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
          flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor () -> Void
        ) {
          guard let group else { return async(execute: work) }
          group.enter()
          async {
            work()
            group.leave()
          }
        }
      }
      enum DispatchTimeoutResult {
        case success, timedOut
      }
      final class DispatchGroup {
        var _open = 0
        var _notices: [() -> Void] = []
        init() {}
        func enter() { _open += 1 }
        func leave() {
          precondition(_open > 0, "BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()")
          _open -= 1
          if _open == 0 { _tell() }
        }
        func notify(
          qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
          execute work: @escaping @MainActor () -> Void
        ) {
          _notices.append { queue.async(execute: work) }
          if _open == 0 { _tell() }
        }
        func notify(queue: DispatchQueue, work: DispatchWorkItem) {
          notify(queue: queue) { work.perform() }
        }
        func wait() {
          if _open > 0 { fatalError("LayoutLab: waiting for other threads is not supported yet") }
        }
        func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
          wait()
          return .success
        }
        func _tell() {
          let notices = _notices
          _notices = []
          for notice in notices { notice() }
        }
      }
      final class DispatchSemaphore {
        var _value: Int
        init(value: Int) { _value = value }
        func wait() {
          if _value == 0 { fatalError("LayoutLab: waiting for other threads is not supported yet") }
          _value -= 1
        }
        func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
          wait()
          return .success
        }
        @discardableResult
        func signal() -> Int {
          _value += 1
          return 0
        }
      }
      """)
}
