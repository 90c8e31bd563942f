import Foundation
import Testing

@testable import Playground
@testable import SwiftScript

@Suite struct BindingTests {
  let library = UIKitBindings.library()
  let surface = EngineSurface.ofEngine

  @Test func `every row reads as a Swift declaration`() {
    for nominal in library.types.values { _ = nominal.members }
    _ = library.allFunctions

    #expect(library.problems == [])
  }

  @Test func `every public member of the engine is bound or listed with a reason`() throws {
    let unbound = try UnboundList()

    let missing = surface.members.filter { !isBound($0) && !unbound.excuses($0) }
      .map { "\($0.type).\($0.name)" }

    #expect(missing == [])
  }

  @Test func `nothing in the list of the unbound is bound`() throws {
    let members = Set(surface.members.filter(isBound).map { "\($0.type).\($0.name)" })

    let stale = try UnboundList().exact.filter(members.contains)

    #expect(stale == [])
  }

  @Test func `what is said to be not modelled is not there`() {
    let prelude = Set(Prelude.parts.flatMap(\.names))
    let there = library.unmodelled.keys.filter {
      library.types[$0] != nil || library.functions($0) != nil || prelude.contains($0)
    }

    #expect(there.sorted() == [])
  }

  @Test func `every public type of the engine is bound or listed with a reason`() throws {
    let unbound = try UnboundList()

    let missing = surface.types.filter { library.types[$0] == nil && !unbound.excusesType($0) }

    #expect(missing.sorted() == [])
  }

  private func isBound(_ member: EngineSurface.Member) -> Bool {
    library.binds(member.name, of: member.type)
  }
}

/// What a script cannot reach, or override: a member or `Type.*` a line, then a dash and the reason.
struct UnboundList {
  private(set) var exact: Set<String> = []
  private var wholeTypes: Set<String> = []

  init(of file: String = "unbound.txt") throws {
    let file = packageFolder.appending(path: "Tests/PlaygroundTests/\(file)")
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let parts = line.components(separatedBy: " - ")
      guard parts.count == 2, !line.hasPrefix("#") else { continue }
      if parts[0].hasSuffix(".*") {
        wholeTypes.insert(String(parts[0].dropLast(2)))
      } else {
        exact.insert(parts[0])
      }
    }
  }

  func excuses(_ member: EngineSurface.Member) -> Bool {
    exact.contains("\(member.type).\(member.name)") || exact.contains("*.\(member.name)")
      || excusesType(member.type)
  }

  /// A type's excuse holds for the types inside it too.
  func excusesType(_ type: String) -> Bool {
    wholeTypes.contains(type) || wholeTypes.contains { type.hasPrefix($0 + ".") }
  }
}
