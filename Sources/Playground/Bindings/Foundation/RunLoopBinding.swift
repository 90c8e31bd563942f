import SwiftScript
import UIKitEngine

extension CFRunLoop: @MainActor BridgedObject {}
extension CFRunLoopObserver: @MainActor BridgedObject {}
extension CFRunLoopActivity: @MainActor BridgedValue {}
extension CFRunLoopMode: @MainActor BridgedValue {}
extension CFAllocator: @MainActor BridgedObject {}
extension CADisplayLink: @MainActor BridgedObject {}

extension TypeBinding {
  static let cfRunLoop = TypeBinding.class(CFRunLoop.self, "CFRunLoop") { _ in }
  static let cfAllocator = TypeBinding.class(CFAllocator.self, "CFAllocator") { _ in }
  static let cfRunLoopObserver = TypeBinding.class(CFRunLoopObserver.self, "CFRunLoopObserver") {
    _ in
  }

  static let cfRunLoopActivity = TypeBinding.optionSet(
    CFRunLoopActivity.self, "CFRunLoopActivity",
    [
      ("entry", .entry), ("beforeTimers", .beforeTimers), ("beforeSources", .beforeSources),
      ("beforeWaiting", .beforeWaiting), ("afterWaiting", .afterWaiting), ("exit", .exit),
      ("allActivities", .allActivities),
    ]
  ) { type in
    type.property("var rawValue: UInt", \.rawValue)
  }

  static let cfRunLoopMode = TypeBinding.struct(
    CFRunLoopMode.self, "CFRunLoopMode", conforms: ["Hashable", "RawRepresentable"]
  ) { type in
    type.property("let rawValue: String", \.rawValue)
    type.initializer("init(rawValue: String)", CFRunLoopMode.init(rawValue:))
    type.constant("defaultMode", .defaultMode)
    type.constant("commonModes", .commonModes)
  }

  static let caDisplayLink = TypeBinding.class(CADisplayLink.self, "CADisplayLink") { type in
    type.initializer("init(target: Any, selector sel: Selector)") {
      (target: Value, selector: Selector) in
      CADisplayLink(target: target.hosted ?? NSNull(), selector: selector)
    }
    type.property("var timestamp: CFTimeInterval", \.timestamp)
    type.property("var targetTimestamp: CFTimeInterval", \.targetTimestamp)
    type.property("var duration: CFTimeInterval", \.duration)
    type.property("var isPaused: Bool", \.isPaused)
    type.property("var preferredFramesPerSecond: Int", \.preferredFramesPerSecond)
    type.method(
      "func add(to runloop: RunLoop, forMode mode: RunLoop.Mode)",
      CADisplayLink.add(to:forMode:))
    type.method(
      "func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode)",
      CADisplayLink.remove(from:forMode:))
    type.method("func invalidate()", CADisplayLink.invalidate)
  }
}

extension MemberTable where Host: AnyObject {
  /// The messages that come later, which every object of Objective-C understands.
  func laterMessages(
    later: @escaping @MainActor (Host, Selector, Any?, TimeInterval) -> Void,
    onMain: @escaping @MainActor (Host, Selector, Any?, Bool) -> Void,
    cancel: @escaping @MainActor (Any, Selector?) -> Void
  ) {
    function(
      "func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)"
    ) { (me: Host, selector: Selector, argument: Value, delay: TimeInterval) in
      later(me, selector, argument.hosted, delay)
    }
    function(
      "func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone "
        + "wait: Bool)"
    ) { (me: Host, selector: Selector, argument: Value, waits: Bool) in
      onMain(me, selector, argument.hosted, waits)
    }
    staticMethod("static func cancelPreviousPerformRequests(withTarget aTarget: Any)") {
      (target: Value) in cancel(target.hosted ?? NSNull(), nil)
    }
    staticMethod(
      "static func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: "
        + "Selector, object anArgument: Any?)"
    ) { (target: Value, selector: Selector, _: Value) in
      cancel(target.hosted ?? NSNull(), selector)
    }
  }
}

extension UIKitBindings {
  static let runLoop: [FunctionBinding] = [
    .typed("func CFRunLoopGetMain() -> CFRunLoop!") { CFRunLoopGetMain() },
    .typed("func CFRunLoopGetCurrent() -> CFRunLoop!") { CFRunLoopGetCurrent() },
    .typed(
      "func CFRunLoopObserverCreateWithHandler(_ allocator: CFAllocator?, _ activities: UInt, "
        + "_ repeats: Bool, _ order: Int, _ block: @escaping @MainActor (CFRunLoopObserver?, "
        + "CFRunLoopActivity) -> Void) -> CFRunLoopObserver!"
    ) { (_: CFAllocator?, activities: UInt, repeats: Bool, order: Int, block: Callback) in
      CFRunLoopObserverCreateWithHandler(nil, activities, repeats, order) { block($0, $1) }
    },
    .typed(
      "func CFRunLoopAddObserver(_ rl: CFRunLoop?, _ observer: CFRunLoopObserver?, "
        + "_ mode: CFRunLoopMode?)", CFRunLoopAddObserver),
    .typed(
      "func CFRunLoopRemoveObserver(_ rl: CFRunLoop?, _ observer: CFRunLoopObserver?, "
        + "_ mode: CFRunLoopMode?)", CFRunLoopRemoveObserver),
    .typed(
      "func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver?)",
      CFRunLoopObserverInvalidate),
    .typed(
      "func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver?) -> Bool",
      CFRunLoopObserverIsValid),
    .typed(
      "func CFRunLoopPerformBlock(_ rl: CFRunLoop?, _ mode: CFRunLoopMode?, "
        + "_ block: @escaping @MainActor () -> Void)"
    ) { (loop: CFRunLoop?, mode: CFRunLoopMode?, block: Callback) in
      CFRunLoopPerformBlock(loop, mode, block.action)
    },
  ]
}
