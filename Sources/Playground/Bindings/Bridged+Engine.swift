import SwiftScript
import UIKitEngine

/// A closure of the script; the engine's type of this name is the name of a method.
typealias Callback = SwiftScript.Callback

// All whole numbers are `Int` in the script.

extension UInt32: @MainActor Bridged {
  public static func unwrap(_ value: Value) -> UInt32? {
    Int.unwrap(value).flatMap { UInt32(exactly: $0) }
  }

  public var wrapped: Value { .int(Int(self)) }
}

extension UInt: @MainActor Bridged {
  public static func unwrap(_ value: Value) -> UInt? {
    Int.unwrap(value).flatMap { UInt(exactly: $0) }
  }

  public var wrapped: Value { .int(Int(self)) }
}
