import SwiftSyntax

/// A stored property on its way to the initialisers.
struct StoredProperty {
  let member: Member
  let index: Int
  let initial: ExprSyntax?
  let isLazy: Bool
  /// Declared `T?`, so that it starts as nil.
  var isOptional = false
  /// The property that a wrapper keeps here.
  var wrapper: Wrapper?

  /// A property in a property wrapper.
  struct Wrapper {
    let name: String
    /// What the wrapper's `wrappedValue` is here.
    let type: () -> Type
    /// Makes the wrapper around a value that an expression gives.
    let wrap: (ExprSyntax) -> ExprSyntax
    /// The initial value as written.
    let initial: ExprSyntax?
    /// Where the wrapper is named.
    var line = 0
    /// It starts as the wrapper's own `init()` makes it: who gives it a value gives a wrapper.
    let startsWhole: Bool
    /// So does one that is made of anything but what it wraps.
    var isWhole: Bool { startsWhole || !takesValue() }
    /// Whether it has an `init(wrappedValue:)`.
    var takesValue: () -> Bool = { true }
    /// Its `init(wrappedValue:)` takes an autoclosure: so does the memberwise initialiser.
    var isDeferred: () -> Bool = { false }
    /// Without `init(wrappedValue:)`: the property is no parameter of the memberwise initialiser.
    let isOpen: Bool
  }
}
