import Foundation
import Testing

@testable import Playground
@testable import SwiftScript

/// The compiler's own list of what UIKitEngine offers, against what a script can reach.
@Suite struct SymbolGraphTests {
  let library = UIKitBindings.library()

  @Test func `every public symbol of the engine is bound or listed with a reason`() async throws {
    let unbound = try UnboundList()
    let symbols = try await SymbolGraph.ofEngine().symbols
    #expect(symbols.count > 1000)

    let missing = symbols.filter { !library.binds($0) && !unbound.excuses($0) }

    #expect(Set(missing.map(\.path)).sorted() == [])
  }

  @Test func `every line of the list of the unbound speaks of a symbol`() async throws {
    let graph = Set(try await SymbolGraph.ofEngine().symbols.map(\.path))
    // The compiler leaves names with an underscore out; our own reading of the sources has them.
    let read = Set(EngineSurface.ofEngine.members.map { "\($0.type).\($0.name)" })
    let known = graph.union(read).union(EngineSurface.ofEngine.globals)

    let stale = try UnboundList().exact
      .filter { !$0.hasPrefix("*.") && !known.contains($0) }

    #expect(stale.sorted() == [])
  }
}

extension Library {
  func binds(_ symbol: SymbolGraph.Symbol) -> Bool {
    if symbol.isType { return types[symbol.path] != nil }
    if symbol.type.isEmpty {
      let name = String(symbol.name.prefix { $0 != "(" })
      return functions(name) != nil || types[name] != nil || alias(name) != nil
    }
    return binds(symbol.name, of: symbol.type)
  }

  /// Whether the type, or a class above it, has a row for the member.
  func binds(_ member: String, of type: String) -> Bool {
    var nominal = types[type]
    while let current = nominal {
      if current.members.contains(where: { bare($0.fullName) == bare(member) }) { return true }
      nominal = current.superclass
    }
    return false
  }

  /// Without backticks; of an operator the sign alone, since its parameters have no labels.
  private func bare(_ name: String) -> String {
    let isOperator = name.first.map { "+-*/<>=!".contains($0) } ?? false
    return isOperator ? String(name.prefix { $0 != "(" }) : name.replacing("`", with: "")
  }
}

extension UnboundList {
  func excuses(_ symbol: SymbolGraph.Symbol) -> Bool {
    if symbol.isType { return excusesType(symbol.path) }
    return exact.contains(symbol.path) || exact.contains("*.\(symbol.name)")
      || excusesType(symbol.type)
  }
}
