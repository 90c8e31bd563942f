import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Playground
@testable import SwiftScript

@Suite struct OverrideTests {
  let surface = EngineSurface.ofEngine

  @Test func `every open member of the engine can be overridden or is listed with a reason`() throws
  {
    let excused = try UnboundList(of: "notoverridable.txt")
    let overridable = Set(try OpenMemberLists().names)

    let missing = surface.hooks
      .filter { !overridable.contains("\($0.type).\($0.name)") && !excused.excuses($0) }
      .map { "\($0.type).\($0.name)" }

    #expect(missing == [])
  }

  @Test func `nothing that can be overridden stands in the list`() throws {
    let stale = try UnboundList(of: "notoverridable.txt").exact.intersection(
      OpenMemberLists().names)

    #expect(stale == [])
  }

  @Test func `every class with open members has a trampoline`() throws {
    let excused = try UnboundList(of: "notoverridable.txt")
    let text = try overrides()

    let missing = Set(surface.hooks.map(\.type))
      .filter { !text.contains(": \($0), Trampoline") && !excused.excusesType($0) }

    #expect(missing.sorted() == [])
  }

  @Test func `a class is subclassable in the table when it has a trampoline`() throws {
    let library = UIKitBindings.library()
    let text = try overrides()

    let classes = library.types.values.filter { $0.kind == .class && $0.isHost }
    let wrong = classes.filter {
      text.contains(": \($0.name), Trampoline") != $0.isSubclassable
    }

    #expect(wrong.map(\.name).sorted() == [])
  }

  private func overrides() throws -> String {
    try sourceFiles(in: packageFolder.appending(path: "Sources/Playground/Overrides"))
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
      .replacing("<HashedValue, HashedValue>", with: "").replacing(":\n  ", with: ": ")
  }
}
