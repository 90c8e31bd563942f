import SwiftScript
import UIKitEngine

extension DispatchTimeInterval: @MainActor BridgedValue {}
extension DispatchQoS: @MainActor BridgedValue {}
extension DispatchQoS.QoSClass: @MainActor BridgedValue {}

extension TypeBinding {
  static let dispatchTimeInterval = TypeBinding.struct(
    DispatchTimeInterval.self, "DispatchTimeInterval", conforms: ["Equatable"]
  ) { type in
    type.staticMethod("static func seconds(_ count: Int) -> Self", DispatchTimeInterval.seconds)
    type.staticMethod(
      "static func milliseconds(_ count: Int) -> Self", DispatchTimeInterval.milliseconds)
    type.staticMethod(
      "static func microseconds(_ count: Int) -> Self", DispatchTimeInterval.microseconds)
    type.staticMethod(
      "static func nanoseconds(_ count: Int) -> Self", DispatchTimeInterval.nanoseconds)
    type.constant("never", .never)
  }

  static let dispatchQoS = TypeBinding.struct(DispatchQoS.self, "DispatchQoS") { type in
    type.constant("background", .background)
    type.constant("utility", .utility)
    type.constant("`default`", .default)
    type.constant("userInitiated", .userInitiated)
    type.constant("userInteractive", .userInteractive)
    type.constant("unspecified", .unspecified)
  }

  static let dispatchQoSClass = TypeBinding.enum(
    DispatchQoS.QoSClass.self, "DispatchQoS.QoSClass",
    [
      ("background", .background), ("utility", .utility), ("`default`", .default),
      ("userInitiated", .userInitiated), ("userInteractive", .userInteractive),
      ("unspecified", .unspecified),
    ])
}
