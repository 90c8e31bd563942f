import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let thread = TypeBinding.class(Thread.self, "Thread", inherits: "NSObject") { type in
    type.constant("main", .mainThread)
    type.constant("current", .current)
    type.staticProperty("static var isMainThread: Bool") { true }
    type.property("var isMainThread: Bool") { _ in true }
    type.staticMethod(
      "static func sleep(forTimeInterval interval: TimeInterval)", Thread.sleep(forTimeInterval:))
  }
}
