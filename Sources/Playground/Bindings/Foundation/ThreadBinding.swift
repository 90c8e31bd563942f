import SwiftScript
import UIKitEngine

extension Thread: @MainActor BridgedObject {}

extension TypeBinding {
  static let thread = TypeBinding.class(Thread.self, "Thread") { type in
    type.constant("main", .main)
    type.constant("current", .current)
    type.staticProperty("static var isMainThread: Bool") { Thread.isMainThread }
    type.property("var isMainThread: Bool", \.isMainThread)
    type.staticMethod(
      "static func sleep(forTimeInterval interval: TimeInterval)", Thread.sleep(forTimeInterval:))
  }
}
