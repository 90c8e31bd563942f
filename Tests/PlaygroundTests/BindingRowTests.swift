import Testing
import UIKitEngine

@testable import Playground
@testable import SwiftScript

/// Runs every row once, with arguments made from the types in its text.
@Suite struct BindingRowTests {
  @Test func `every row of a type takes and returns what its text says`() {
    Engine.current = Engine()
    let run = RowRun()

    let types = UIKitBindings.types.filter { !$0.isExtension }
    for nominal in types.compactMap({ run.library.types[$0.name] }) {
      for member in nominal.members {
        Engine.current = Engine()
        run.exercise(member, of: nominal)
      }
    }

    #expect(run.complaints == [])
  }

  @Test func `every free function takes and returns what its text says`() {
    Engine.current = Engine()
    let run = RowRun()

    let texts = UIKitBindings.functions.map(\.row.text)
    for member in run.library.allFunctions where texts.contains(member.text) {
      run.exercise(member, of: nil)
    }

    #expect(run.complaints == [])
  }
}
