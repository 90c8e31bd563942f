import Foundation
import SwiftScript
import UIKitEngine

extension RunLoop.Mode: @MainActor BridgedValue {}

extension TypeBinding {
  static let timer = TypeBinding.class(Timer.self, "Timer", inherits: "NSObject") { type in
    type.property("let timeInterval: TimeInterval", \.timeInterval)
    type.property("var isValid: Bool", \.isValid)
    type.property("var tolerance: TimeInterval", \.tolerance)
    type.initializer(
      "init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping "
        + "@MainActor (Timer) -> Void)"
    ) { (interval: TimeInterval, repeats: Bool, block: Callback) in
      // The engine's own: Foundation's, which has no `()`, waits for the real run loop.
      Timer(timeInterval: interval, repeats: repeats, (), block: block.action(Timer.self))
    }
    type.staticMethod(
      "@discardableResult static func scheduledTimer(withTimeInterval interval: "
        + "TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void) -> Timer"
    ) { (interval: TimeInterval, repeats: Bool, block: Callback) in
      Timer.scheduledTimer(
        withTimeInterval: interval, repeats: repeats, (), block: block.action(Timer.self))
    }
    type.property("var userInfo: Any?") { Value(hosted: $0.userInfo) }
    type.staticMethod(
      "@discardableResult static func scheduledTimer(timeInterval ti: TimeInterval, target "
        + "aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) "
        + "-> Timer"
    ) { (interval: TimeInterval, target: Value, selector: Selector, info: Value, repeats: Bool) in
      Timer.scheduledTimer(
        timeInterval: interval, target: target.hosted ?? NSNull(), selector: selector,
        userInfo: info.hosted, repeats: repeats)
    }
    type.initializer(
      "init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, "
        + "userInfo: Any?, repeats yesOrNo: Bool)"
    ) { (interval: TimeInterval, target: Value, selector: Selector, info: Value, repeats: Bool) in
      Timer(
        timeInterval: interval, target: target.hosted ?? NSNull(), selector: selector,
        userInfo: info.hosted, repeats: repeats)
    }
    // The script's dates count from the launch, as the engine's clock does.
    type.property(
      "var fireDate: Date",
      get: { $0.due.map { Date(timeIntervalSinceReferenceDate: $0) } ?? .distantFuture },
      set: { $0.due = $1.timeIntervalSinceReferenceDate })
    type.method("func fire()", Timer.fire)
    type.method("func invalidate()", Timer.invalidate)
  }

  static let runLoop = TypeBinding.class(RunLoop.self, "RunLoop", inherits: "NSObject") { type in
    type.constant("main", .main)
    type.constant("current", .current)
    type.function("func perform(_ block: @escaping @MainActor () -> Void)") {
      (me: RunLoop, block: Callback) in me.perform((), block.action)
    }
    type.function("func add(_ timer: Timer, forMode mode: RunLoop.Mode)") {
      (me: RunLoop, timer: Timer, _: RunLoop.Mode) in
      // Foundation's own would hand it to the run loop that nobody turns.
      me.take(timer)
    }
    // The script's dates count from the launch, as the engine's clock does.
    type.function("func run(until limitDate: Date)") { (_: RunLoop, end: Date) in
      Engine.current.runNested(until: end.timeIntervalSinceReferenceDate)
    }
    type.function(
      "@discardableResult func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool"
    ) { (_: RunLoop, _: RunLoop.Mode, end: Date) in
      Engine.current.runNestedOnce(before: end.timeIntervalSinceReferenceDate)
      return true
    }
  }

  static let runLoopMode = TypeBinding.struct(
    RunLoop.Mode.self, "RunLoop.Mode", conforms: ["Hashable", "RawRepresentable"]
  ) { type in
    type.property("let rawValue: String", \.rawValue)
    type.initializer("init(rawValue: String)", RunLoop.Mode.init(rawValue:))
    type.constant("`default`", .`default`)
    type.constant("common", .common)
    type.constant("tracking", .tracking)
  }
}
