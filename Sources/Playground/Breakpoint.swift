import UIKitEngine

extension Session {
  /// Where the app is to stand still each time.
  public struct Breakpoint: Hashable {
    public var number: Int
    public var pattern: EventPattern
    /// Swift that must be true.
    public var condition: String?
    /// How often the app stood still here.
    public var hits = 0
  }

  /// An expression whose changes are to be seen.
  public struct Watch: Hashable {
    public var number: Int
    public var expression: String
    /// As of the last look.
    public var value: String
  }
}
