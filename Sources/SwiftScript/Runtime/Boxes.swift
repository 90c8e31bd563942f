/// The part of a value that lives on the heap.
///
/// Values stay values: whoever changes a box first makes sure that nobody else holds it.
open class Box {
  // Written out, because the one that the compiler makes hops to the main actor.
  deinit {}

  public init() {}

  /// A box of its own with the same contents.
  func copied() -> Box { self }

  /// Equality of contents, for library types; script types bring their own.
  open func equals(_ other: Box) -> Bool { self === other }

  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class CharacterBox: Box {
  deinit {}

  let character: Character

  init(_ character: Character) { self.character = character }

  override func equals(_ other: Box) -> Bool { (other as? CharacterBox)?.character == character }
  override func hash(into hasher: inout Hasher) { hasher.combine(character) }
}

/// A `T??` that is not nil but holds nil, or a deeper one.
final class SomeBox: Box {
  deinit {}

  let value: Value

  init(_ value: Value) { self.value = value }

  override func equals(_ other: Box) -> Bool {
    (other as? SomeBox).map { Equality.areEqual($0.value, value) } ?? false
  }

  override func hash(into hasher: inout Hasher) {
    hasher.combine(1)
    Equality.hash(value, into: &hasher)
  }
}

/// A value behind `Any` or `any P` whose type it does not tell by itself.
final class AnyBox: Box {
  deinit {}

  let type: Type
  let value: Value

  init(_ type: Type, _ value: Value) {
    self.type = type
    self.value = value
  }
}

/// A type as a value: `Card.self`.
public final class TypeBox: Box {
  deinit {}

  public let type: Type

  public init(_ type: Type) { self.type = type }

  override public func equals(_ other: Box) -> Bool { (other as? TypeBox)?.type == type }
  override public func hash(into hasher: inout Hasher) { hasher.combine(type.description) }
}

/// A variable that a closure shares with its scope, or that a call passes `inout`.
final class Cell: Box {
  deinit {}

  var value: Value

  init(_ value: Value) { self.value = value }
}

extension Value {
  /// Puts a value into the variable that was given as an `inout` argument.
  public func put(_ value: Value) { (box as? Cell)?.value = value }
}

/// What a `weak` or `unowned` variable holds.
final class WeakBox: Box {
  deinit {}

  weak var object: AnyObject?
  /// It was `nil` from the first, which an `unowned var` of an optional type may be.
  let isEmpty: Bool

  init(_ object: AnyObject?) {
    self.object = object
    isEmpty = object == nil
  }
}

/// A fixed number of values side by side.
class AggregateBox: Box {
  deinit { storage.destroy() }

  /// Owned by the box.
  final let storage: Fields

  final var fields: [Value] { Array(storage) }

  init(_ fields: [Value]) {
    storage = Fields(copying: fields)
  }

  /// Takes the values over; their registers are empty afterwards.
  init(moving start: UnsafeMutablePointer<Value>, _ count: Int) {
    storage = Fields(moving: start, count)
  }

  override func hash(into hasher: inout Hasher) {
    for field in storage { Equality.hash(field, into: &hasher) }
  }

  final func hasEqualFields(_ other: AggregateBox) -> Bool {
    storage.count == other.storage.count
      && zip(storage, other.storage).allSatisfy(Equality.areEqual)
  }
}

final class TupleBox: AggregateBox {
  deinit {}

  override func copied() -> Box { TupleBox(fields) }

  override func equals(_ other: Box) -> Bool {
    (other as? TupleBox).map(hasEqualFields) ?? false
  }
}

/// A struct that the script declares.
final class StructBox: AggregateBox {
  deinit {}

  let type: ScriptType

  init(_ type: ScriptType, _ fields: [Value]) {
    self.type = type
    super.init(fields)
  }

  init(_ type: ScriptType, moving start: UnsafeMutablePointer<Value>, _ count: Int) {
    self.type = type
    super.init(moving: start, count)
  }

  override func copied() -> Box { StructBox(type, fields) }

  override func equals(_ other: Box) -> Bool {
    guard let other = other as? StructBox, other.type === type else { return false }
    return type.equals?(.box(self), .box(other)) ?? hasEqualFields(other)
  }
}

/// A case of an enum that the script declares.
final class EnumBox: AggregateBox {
  deinit {}

  let type: ScriptType
  let tag: Int

  init(_ type: ScriptType, _ tag: Int, _ payload: [Value]) {
    self.type = type
    self.tag = tag
    super.init(payload)
  }

  init(_ type: ScriptType, _ tag: Int, moving start: UnsafeMutablePointer<Value>, _ count: Int) {
    self.type = type
    self.tag = tag
    super.init(moving: start, count)
  }

  override func equals(_ other: Box) -> Bool {
    // A raw value makes a case of the enum as it is declared, whatever the type around it is of.
    guard let other = other as? EnumBox,
      other.type === type || other.type.nominal === type.nominal && isPlain && other.isPlain
    else { return false }
    return type.equals?(.box(self), .box(other)) ?? (tag == other.tag && hasEqualFields(other))
  }

  private var isPlain: Bool { storage.isEmpty }

  override func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    super.hash(into: &hasher)
  }
}
