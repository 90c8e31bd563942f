/// The first property of classes whose objects are values of texts' attributes.
///
/// Core Foundation compares such values, and where Foundation is not Apple's it looks for the mark of one
/// of its own types where an object's first property lies. At zeros it ends the process (`__HALT`); at a
/// type that it does not have it asks `isEqual(_:)`.
nonisolated struct FoundationMark: Sendable {
  private let bits: UInt = 0x3FF00
}
