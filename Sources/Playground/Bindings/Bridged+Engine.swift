import SwiftScript
import UIKitEngine

/// A closure of the script; the engine's type of this name is the name of a method.
typealias Callback = SwiftScript.Callback

// Whole numbers are `Int` in the script, as far as they fit.

extension UInt32: @MainActor Bridged {
  public static func unwrap(_ value: Value) -> UInt32? {
    Int.unwrap(value).flatMap { UInt32(exactly: $0) }
  }

  public var wrapped: Value { .int(Int(self)) }
}

/// May lie beyond what an `Int` holds.
extension UInt: @MainActor Bridged {
  public static func unwrap(_ value: Value) -> UInt? {
    if let number = Int.unwrap(value) { return UInt(exactly: number) }
    return value.unerased.wideNumber.flatMap { UInt(exactly: $0) }
  }

  public var wrapped: Value { .whole(self) }
}
