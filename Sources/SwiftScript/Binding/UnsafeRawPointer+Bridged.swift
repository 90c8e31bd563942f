/// A pointer that a script hands on: it tells one place from another.
extension UnsafeRawPointer: @MainActor BridgedValue {}
