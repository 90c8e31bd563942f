import Foundation
import Testing

@testable import UIKitEngine

/// Where rows are after a change, by the rules of Apple's documentation of batch updates.
@Suite struct ListUpdatesTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `deletions count before the change, insertions after it`() {
    var changes = ListUpdates()
    changes.deleted = [row(0), row(2)]
    changes.inserted = [row(0), row(3)]

    #expect(changes.path(row(0)) == nil)
    #expect(changes.path(row(1)) == row(1))
    #expect(changes.path(row(3)) == row(2))
    #expect(changes.path(row(4)) == row(4))
    #expect(changes.mistake([5], [5], ("table view", "row")) == nil)
  }

  @Test func `a section takes its rows with it`() {
    var changes = ListUpdates()
    changes.insertedSections = [0]
    changes.deletedSections = [1]
    changes.inserted = [row(0, 1)]

    #expect(changes.path(row(2, 0)) == row(3, 1))
    #expect(changes.path(row(0, 1)) == nil)
    #expect(changes.path(row(0, 2)) == row(0, 2))
    #expect(changes.mistake([3, 1, 1], [9, 4, 1], ("table view", "row")) == nil)
  }

  @Test func `moves between sections change both numbers`() {
    var changes = ListUpdates()
    changes.moved = [row(0, 0): row(1, 1)]

    #expect(changes.path(row(0, 0)) == row(1, 1))
    #expect(changes.path(row(1, 0)) == row(0, 0))
    #expect(changes.path(row(1, 1)) == row(2, 1))
    #expect(changes.mistake([2, 2], [1, 3], ("table view", "row")) == nil)
    let mistake = changes.mistake([2, 2], [2, 2], ("collection view", "item"))
    #expect(mistake?.contains("(0 moved in, 1 moved out)") == true)
    #expect(mistake?.contains("number of items in section 0") == true)
  }

  @Test func `a wrong number of sections is named first`() {
    var changes = ListUpdates()
    changes.deletedSections = [0]

    #expect(
      changes.mistake([1, 1], [1, 1], ("table view", "row"))
        == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (2) must be equal to the number of sections contained in the "
        + "table view before the update (2), plus or minus the number of sections inserted or "
        + "deleted (0 inserted, 1 deleted).")
  }
}
