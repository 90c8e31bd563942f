import SwiftScript
import UIKitEngine

/// What an `UnsafeMutablePointer` of a script points to: a value of the script's own, or memory that
/// somebody else hands out, as for a target that a delegate may change.
final class ScriptPlace {
  private var own: Value
  private var memory: Memory?

  private struct Memory {
    let address: UnsafeMutableRawPointer
    let read: () -> Value
    let write: (Value) -> Void
    /// Of memory that was made here.
    var free: (() -> Void)?
  }

  init(_ value: Value) { own = value }

  init<Pointee: Bridged>(_ pointer: UnsafeMutablePointer<Pointee>) {
    own = .none
    memory = Self.memory(pointer)
  }

  isolated deinit {
    guard let memory, let free = memory.free else { return }
    Self.owners[memory.address] = nil
    free()
  }

  var pointee: Value {
    get { memory.map { $0.read() } ?? own }
    set {
      if let memory { memory.write(newValue) } else { own = newValue }
    }
  }

  /// Where the value lies for the engine, which is given a script's own place when a script calls it
  /// with one: the value moves to memory that lives as long as this object.
  func address<Pointee: Bridged>(of type: Pointee.Type) -> UnsafeMutablePointer<Pointee>? {
    if let memory { return memory.address.assumingMemoryBound(to: type) }
    guard let value = Pointee.unwrap(own) else { return nil }
    nonisolated(unsafe) let pointer = UnsafeMutablePointer<Pointee>.allocate(capacity: 1)
    pointer.initialize(to: value)
    memory = Self.memory(pointer)
    memory?.free = {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
    Self.owners[UnsafeMutableRawPointer(pointer)] = Weak(place: self)
    return pointer
  }

  /// The places whose memory was made here: when the engine passes an address on to a script, it is the
  /// same place, which a script may keep.
  private static var owners: [UnsafeMutableRawPointer: Weak] = [:]

  private struct Weak {
    weak var place: ScriptPlace?
  }

  static func place<Pointee: Bridged>(at pointer: UnsafeMutablePointer<Pointee>) -> ScriptPlace {
    owners[UnsafeMutableRawPointer(pointer)]?.place ?? ScriptPlace(pointer)
  }

  private static func memory<Pointee: Bridged>(_ pointer: UnsafeMutablePointer<Pointee>) -> Memory {
    Memory(
      address: UnsafeMutableRawPointer(pointer), read: { pointer.pointee.wrapped },
      write: { if let value = Pointee.unwrap($0) { pointer.pointee = value } })
  }
}

extension ScriptPlace: @MainActor BridgedObject {}

extension UnsafeMutablePointer: @MainActor Bridged where Pointee: Bridged {
  public static func unwrap(_ value: Value) -> UnsafeMutablePointer? {
    ScriptPlace.unwrap(value)?.address(of: Pointee.self)
  }

  public var wrapped: Value { ScriptPlace.place(at: self).wrapped }
}

extension TypeBinding {
  static let pointers: [TypeBinding] = [
    .class(ScriptPlace.self, "UnsafeMutablePointer") { type in
      type.native("init(_pointee: Pointee)") { _, arguments in ScriptPlace(arguments[0]).wrapped }
      type.native(
        "var pointee: Pointee",
        get: { _, arguments in ScriptPlace.unwrap(arguments[0])?.pointee ?? .none },
        set: { _, arguments in
          ScriptPlace.unwrap(arguments[0])?.pointee = arguments[1]
          return .void
        })
    }.over("Pointee")
  ]
}

extension UIKitBindings {
  /// The way to a pointer, for what is asked with one: Swift of the script's own, whose closure may
  /// throw.
  static let pointersToPlaces = LibraryPart(
    names: ["withUnsafeMutablePointer"],
    source: """
      func withUnsafeMutablePointer<T, Result>(
        to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result
      ) rethrows -> Result {
        let place = UnsafeMutablePointer<T>(_pointee: value)
        defer { value = place.pointee }
        return try body(place)
      }
      """)
}
