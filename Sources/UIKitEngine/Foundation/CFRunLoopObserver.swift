import Foundation

/// What the main run loop is about to do, or has just done.
///
/// Evidence: V-064. `entry` and `exit` never come: the main loop has been entered before the first
/// input and is not left.
public nonisolated struct CFRunLoopActivity: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
  public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
  public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
  public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
  public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)

  static let inOrder: [CFRunLoopActivity] = [
    .entry, .afterWaiting, .beforeTimers, .beforeSources, .beforeWaiting, .exit,
  ]

  var title: String {
    switch self {
    case .entry: "entry"
    case .beforeTimers: "beforeTimers"
    case .beforeSources: "beforeSources"
    case .beforeWaiting: "beforeWaiting"
    case .afterWaiting: "afterWaiting"
    case .exit: "exit"
    default: "activity \(rawValue)"
    }
  }
}

public typealias CFIndex = Int
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = CFTimeInterval
public typealias CFOptionFlags = UInt

/// There is one way to allocate, so that nobody ever makes one of these.
public nonisolated final class CFAllocator: Sendable {
  package init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated let kCFAllocatorDefault: CFAllocator? = nil

/// Watches the main run loop.
///
/// Evidence: V-001: those of `beforeWaiting` with an order below 2 000 000 run before the commit.
@preconcurrency @MainActor public final class CFRunLoopObserver {
  let activities: CFRunLoopActivity
  let repeats: Bool
  let order: Int
  private var block: (@MainActor (CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
  private(set) var isValid = true
  /// The event that recorded that it was added.
  var cause: Int?

  init(
    _ activities: CFRunLoopActivity, _ repeats: Bool, _ order: Int,
    _ block: @escaping @MainActor (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    (self.activities, self.repeats, self.order, self.block) = (activities, repeats, order, block)
  }

  nonisolated deinit {}

  func call(_ activity: CFRunLoopActivity) { block?(self, activity) }

  func invalidate() {
    isValid = false
    Engine.current.mainLoop.observers.removeAll { $0 === self }
  }
}

/// The main run loop, as Core Foundation knows it.
@preconcurrency @MainActor public final class CFRunLoop {
  static let main = CFRunLoop()
  nonisolated deinit {}
}

/// Which inputs the loop listens to; here it always listens to all.
public nonisolated struct CFRunLoopMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func CFRunLoopGetMain() -> CFRunLoop! { .main }

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func CFRunLoopGetCurrent() -> CFRunLoop! { .main }

/// - Parameter order: observers of lower order are called first.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator?, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: @escaping @MainActor (CFRunLoopObserver?, CFRunLoopActivity) -> Void
) -> CFRunLoopObserver! {
  CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), repeats, order, block)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func CFRunLoopAddObserver(
  _ rl: CFRunLoop?, _ observer: CFRunLoopObserver?, _ mode: CFRunLoopMode?
) {
  let engine = Engine.current
  guard let observer, observer.isValid, engine.faulted == nil,
    !engine.mainLoop.observers.contains(where: { $0 === observer })
  else { return }
  observer.cause = engine.recordScheduled(.observer, at: nil).event
  let place = engine.mainLoop.observers.firstIndex { $0.order > observer.order }
  engine.mainLoop.observers.insert(observer, at: place ?? engine.mainLoop.observers.count)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func CFRunLoopRemoveObserver(
  _ rl: CFRunLoop?, _ observer: CFRunLoopObserver?, _ mode: CFRunLoopMode?
) {
  Engine.current.mainLoop.observers.removeAll { $0 === observer }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver?) {
  observer?.invalidate()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver?)
  -> Bool
{
  observer?.isValid ?? false
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop?, _ mode: CFRunLoopMode?, _ block: @escaping @MainActor () -> Void
) {
  RunLoop.main.perform((), block)
}
