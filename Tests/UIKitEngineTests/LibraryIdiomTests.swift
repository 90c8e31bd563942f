import Foundation
import Testing

@testable import UIKitEngine

/// What libraries written for UIKit rest on, beside layout.
@Suite struct LibraryIdiomTests {
  @Test func `an observation hears of another value, and ends when it is invalidated`() {
    let world = ConstraintWorld()
    defer { withExtendedLifetime(world) {} }
    let view = UIView()
    var heard: [Bool?] = []
    let observation = view.observe(\.isHidden, options: [.new]) { _, change in
      heard.append(change.newValue)
    }

    view.isHidden = true
    view.isHidden = true
    view.isHidden = false
    observation.invalidate()
    view.isHidden = true

    #expect(heard == [true, false])
  }

  @Test func `what is registered is undone and redone, the last first`() {
    let world = ConstraintWorld()
    defer { withExtendedLifetime(world) {} }
    let manager = UndoManager()
    let view = UIView()
    func set(_ tag: Int) {
      let old = view.tag
      manager.registerUndo(withTarget: view) { _ in set(old) }
      view.tag = tag
    }
    set(1)
    set(2)
    manager.setActionName("Tag")

    #expect(manager.undoMenuItemTitle == "Undo Tag")
    manager.undo()
    #expect(view.tag == 0)
    #expect(manager.canRedo)
    manager.redo()
    #expect(view.tag == 2)
    set(3)
    #expect(!manager.canRedo)
  }

  @Test func `a text view measures its own content, whatever is pinned inside`() {
    let world = ConstraintWorld()
    defer { withExtendedLifetime(world) {} }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let placeholder = UILabel()
    placeholder.translatesAutoresizingMaskIntoConstraints = false
    text.addSubview(placeholder)
    host.addSubview(text)
    NSLayoutConstraint.activate([
      placeholder.topAnchor.constraint(equalTo: text.topAnchor, constant: 8),
      placeholder.leadingAnchor.constraint(equalTo: text.leadingAnchor, constant: 4),
      placeholder.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: -4),
    ])

    host.layoutIfNeeded()

    #expect(text.contentSize.width == 200)
  }

  @Test func `a copy of layout attributes is of their class and equal`() throws {
    let world = ConstraintWorld()
    defer { withExtendedLifetime(world) {} }
    final class Own: UICollectionViewLayoutAttributes {
      var turn: CGFloat = 0

      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Own)?.turn = turn
        return copy
      }
    }
    let own = Own(forCellWith: IndexPath(item: 3, section: 0))
    own.turn = 2
    own.size = CGSize(width: 10, height: 20)

    let copy = try #require(own.copy() as? Own)

    #expect(copy.turn == 2)
    #expect(copy == own)
    copy.alpha = 0.5
    #expect(copy != own)
  }

  @Test func `a batch of updates takes a closure that does not outlive it`() {
    let world = ConstraintWorld()
    defer { withExtendedLifetime(world) {} }
    let table = UITableView()
    func update(_ changes: () -> Void) { table.performBatchUpdates(changes) }
    var ran = 0

    update { ran += 1 }

    #expect(ran == 1)
  }
}
