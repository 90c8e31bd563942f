import Testing

@testable import SwiftScript

@Suite struct StandardLibraryTests {
  let library = Library([])

  @Test func `every row of the library can be read`() {
    for nominal in library.types.values {
      #expect(!nominal.members.contains { $0.text.isEmpty }, "\(nominal.name)")
    }
    #expect(library.types["Array"]?.members.isEmpty == false)
    #expect(!library.allFunctions.isEmpty)
    #expect(library.problems == [])
  }

  @Test func `what the library has in Swift is right`() {
    let interpreter = Interpreter(library: library)
    for part in Prelude.parts {
      _ = interpreter.run("// \(part.names.joined(separator: " "))", file: "prelude")
    }
    #expect(interpreter.problems == [])
    #expect(interpreter.preludes.count == Prelude.parts.count)
  }

  @Test func `each of its parts comes with all that it needs`() {
    var seen: Set<[Int]> = []
    for name in Prelude.parts.flatMap(\.names) {
      // Many names bring the same parts.
      let brought = Prelude.parts.indices.filter { Prelude.parts[$0].isCalled(in: name) }
      guard seen.insert(brought).inserted else { continue }
      let interpreter = Interpreter(library: library)
      interpreter.loadPrelude(for: name)
      #expect(interpreter.problems == [], "\(name)")
    }
  }

  @Test func `a generic type knows what its parameters stand for`() throws {
    let array = try #require(library.types["Array"])
    let first = try #require(array.ownMembers("first").first { $0.kind == .property })
    #expect(first.type == .optional(.parameter(array.generics[0])))
  }

  @Test func `appending in place copies nothing`() throws {
    let machine = Machine(library: library)
    let append = try native("Array", "append(_:)")
    let window = UnsafeMutablePointer<Value>.allocate(capacity: 2)
    window.initialize(to: .array([]))
    (window + 1).initialize(to: .int(7))
    defer {
      window.deinitialize(count: 2)
      window.deallocate()
    }
    let box = window[0].box.map(ObjectIdentifier.init)
    for _ in 0..<3 { _ = append(machine, window) }
    #expect(window[0].elements.count == 3)
    #expect(window[0].box.map(ObjectIdentifier.init) == box)
  }

  @Test func `a shared array is copied before it changes`() throws {
    let machine = Machine(library: library)
    let append = try native("Array", "append(_:)")
    let window = UnsafeMutablePointer<Value>.allocate(capacity: 2)
    window.initialize(to: .array([.int(1)]))
    (window + 1).initialize(to: .int(2))
    defer {
      window.deinitialize(count: 2)
      window.deallocate()
    }
    let other = window[0]
    _ = append(machine, window)
    #expect(other.elements.count == 1)
    #expect(window[0].elements.count == 2)
  }

  private func native(_ type: String, _ name: String) throws -> Native {
    let nominal = try #require(library.types[type])
    let member = try #require(nominal.members.first { $0.fullName == name })
    guard case .native(let native) = member.implementation else { throw BindingError() }
    return native
  }
}
