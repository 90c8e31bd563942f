/// A value of the script where the host wants a key: equal and hashed as it is in the script.
public nonisolated struct HashedValue: Hashable, @unchecked Sendable {
  public let value: Value

  public init(_ value: Value) { self.value = value }

  public static func == (one: HashedValue, other: HashedValue) -> Bool {
    MainActor.assumeIsolated { Equality.areEqual(one.value, other.value) }
  }

  public func hash(into hasher: inout Hasher) {
    MainActor.assumeIsolated { Equality.hash(value, into: &hasher) }
  }
}

extension HashedValue: @MainActor Bridged {
  public static func unwrap(_ value: Value) -> HashedValue? { HashedValue(value) }
  public var wrapped: Value { value }
}
