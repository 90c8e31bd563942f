import SwiftScript
import UIKitEngine

extension DispatchQueue: @MainActor BridgedObject {}
extension DispatchWorkItem: @MainActor BridgedObject {}
extension DispatchTime: @MainActor BridgedValue {}

extension TypeBinding {
  static let dispatchQueue = TypeBinding.class(DispatchQueue.self, "DispatchQueue") { type in
    type.constant("main", .main)
    type.property("let label: String", \.label)
    type.initializer("init(label: String)") { (label: String) in DispatchQueue(label: label) }
    type.staticMethod(
      "static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue",
      DispatchQueue.global(qos:))
    type.function("func async(execute work: @escaping @MainActor () -> Void)") {
      (me: DispatchQueue, work: Callback) in me.enqueue(work.action)
    }
    type.function("func async(execute workItem: DispatchWorkItem)") {
      (me: DispatchQueue, workItem: DispatchWorkItem) in me.async(execute: workItem)
    }
    type.function(
      "func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> "
        + "Void)"
    ) { (me: DispatchQueue, deadline: DispatchTime, work: Callback) in
      me.enqueue(at: deadline, work.action)
    }
    type.function("func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem)") {
      (me: DispatchQueue, deadline: DispatchTime, workItem: DispatchWorkItem) in
      me.asyncAfter(deadline: deadline, execute: workItem)
    }
    type.function("func _waitForTurn()") { (me: DispatchQueue) in me.wait(for: {}) }
  }

  static let dispatchWorkItem = TypeBinding.class(DispatchWorkItem.self, "DispatchWorkItem") {
    type in
    type.property("var isCancelled: Bool", \.isCancelled)
    type.initializer("init(block: @escaping @MainActor () -> Void)") { (block: Callback) in
      let action = block.action
      return DispatchWorkItem { MainActor.assumeIsolated { action() } }
    }
    type.method("func cancel()", DispatchWorkItem.cancel)
    type.method("func perform()", DispatchWorkItem.perform)
  }

  static let dispatchTime = TypeBinding.struct(
    DispatchTime.self, "DispatchTime", conforms: ["Comparable"]
  ) { type in
    type.staticMethod("static func now() -> DispatchTime", DispatchTime.now)
    type.constant("distantFuture", .distantFuture)
    type.staticMethod("static func + (time: DispatchTime, seconds: Double) -> DispatchTime") {
      (time: DispatchTime, seconds: Double) in time + seconds
    }
    type.staticMethod("static func - (time: DispatchTime, seconds: Double) -> DispatchTime") {
      (time: DispatchTime, seconds: Double) in time - seconds
    }
    type.staticMethod(
      "static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime"
    ) { (time: DispatchTime, interval: DispatchTimeInterval) in time + interval }
    type.staticMethod("static func < (left: DispatchTime, right: DispatchTime) -> Bool") {
      (left: DispatchTime, right: DispatchTime) in left < right
    }
  }
}
