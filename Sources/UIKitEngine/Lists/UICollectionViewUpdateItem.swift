import Foundation

/// One of the changes that a collection view tells its layout of.
///
/// Of a whole section the paths have no item, `NSNotFound` in UIKit. Source: Apple's documentation.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  open var indexPathBeforeUpdate: IndexPath? { before }
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (self.action, self.before, self.after) = (action, before, after)
    super.init()
  }

  nonisolated deinit {}

  public nonisolated enum Action: Int, Hashable, Sendable {
    case insert, delete, reload, move, none
  }
}

extension ListUpdates {
  /// In which order UIKit names them is unspecified; here what goes, comes, moves and is made anew,
  /// sections before items.
  @MainActor var items: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items = (deletedSections.sorted().map(whole) + deleted.sorted()).map {
      UICollectionViewUpdateItem(.delete, from: $0, to: nil)
    }
    items += (insertedSections.sorted().map(whole) + inserted.sorted()).map {
      UICollectionViewUpdateItem(.insert, from: nil, to: $0)
    }
    for (old, new) in movedSections.sorted(by: { $0.key < $1.key }) {
      items.append(UICollectionViewUpdateItem(.move, from: whole(old), to: whole(new)))
    }
    for (old, new) in moved.sorted(by: { $0.key < $1.key }) {
      items.append(UICollectionViewUpdateItem(.move, from: old, to: new))
    }
    for path in reloadedSections.sorted().map(whole) + reloaded.sorted() {
      items.append(UICollectionViewUpdateItem(.reload, from: path, to: path))
    }
    return items
  }
}
