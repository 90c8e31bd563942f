import Testing

@testable import SwiftScript

/// What the machine's loop takes for granted about a ``Value`` in memory.
@Suite struct RegisterTests {
  private final class Thing {}

  @Test func `a register's payload and tag stand where the loop reads them`() {
    #expect(MemoryLayout<Value>.size == 9)
    let thing = Thing()
    let values: [(Value, UInt8)] = [
      (.int(-7), UnsafeMutablePointer<Value>.Tag.int),
      (.double(2.5), UnsafeMutablePointer<Value>.Tag.double),
      (.bool(true), UnsafeMutablePointer<Value>.Tag.bool),
      (.object(thing), UnsafeMutablePointer<Value>.Tag.object),
      (.string("a"), UnsafeMutablePointer<Value>.Tag.box),
      (.none, UnsafeMutablePointer<Value>.Tag.none),
    ]
    for (value, tag) in values {
      var register = value
      withUnsafeMutablePointer(to: &register) {
        #expect($0.tag == tag)
        #expect($0.isReference == (value.object != nil || value.box != nil))
        #expect($0.isPlain == (!value.isNone && value.box == nil))
      }
    }
  }

  @Test func `what is put into a register is the value that it then holds`() {
    var register = Value.string("old")
    withUnsafeMutablePointer(to: &register) { $0.put(42) }
    #expect(register.int == 42)
    withUnsafeMutablePointer(to: &register) { $0.put(2.5) }
    #expect(register.double == 2.5)
    withUnsafeMutablePointer(to: &register) { $0.put(true) }
    #expect(register.bool)
    withUnsafeMutablePointer(to: &register) { $0.clear() }
    #expect(register.isNone)
  }

  @Test func `a register lets go of an object when it takes something else`() {
    weak var gone: Thing?
    var register = Value.none
    do {
      let thing = Thing()
      gone = thing
      register = .object(thing)
    }
    #expect(gone != nil)
    withUnsafeMutablePointer(to: &register) { $0.put(1) }
    #expect(gone == nil)
  }

  @Test func `a table keeps the order of its keys through removals`() {
    let table = TableBox()
    for number in 0..<200 { table[.int(number)] = .int(number * 2) }
    for number in 0..<200 where number % 3 != 0 { table[.int(number)] = nil }
    table[.int(1)] = .int(-1)
    #expect(table.count == 68)
    #expect(table.keys.map(\.int) == (0..<200).filter { $0 % 3 == 0 } + [1])
    #expect(table[.int(198)]?.int == 396)
    #expect(table[.int(2)] == nil)
  }

  @Test func `texts that Swift holds equal are one key`() {
    let table = TableBox()
    table[.string("caf\u{e9}")] = .int(1)
    table[.string("cafe\u{301}")] = .int(2)
    table[.string("\u{212a}")] = .int(3)
    table[.string("K")] = .int(4)
    #expect(table.count == 2)
  }
}
