import Foundation
import SwiftScript
import UIKitEngine

extension MemberTable where Host == UICollectionView {
  func reuse() {
    native(
      "func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)"
    ) { machine, arguments in
      guard let list = UICollectionView.unwrap(arguments[0]), let name = String.unwrap(arguments[2])
      else { return .void }
      switch ListClass(arguments[1], machine, by: "init(frame:)") {
      case .engine(let type): list.register(type, forCellWithReuseIdentifier: name)
      case .script(let make):
        list.register(forCellWithReuseIdentifier: name) {
          make([$0]) as? UICollectionViewCell
        }
      case .none: list.register(AnyClass?.none, forCellWithReuseIdentifier: name)
      }
      return .void
    }
    native(
      "func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, "
        + "withReuseIdentifier identifier: String)"
    ) { machine, arguments in
      guard let list = UICollectionView.unwrap(arguments[0]),
        let kind = String.unwrap(arguments[2]),
        let name = String.unwrap(arguments[3])
      else { return .void }
      switch ListClass(arguments[1], machine, by: "init(frame:)") {
      case .engine(let type):
        list.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
      case .script(let make):
        list.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: name) {
          make([$0]) as? UICollectionReusableView
        }
      case .none:
        list.register(
          AnyClass?.none, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
      }
      return .void
    }
    function(
      "func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) "
        + "-> UICollectionViewCell"
    ) { (list: UICollectionView, name: String, path: IndexPath) in
      list.dequeueReusableCell(withReuseIdentifier: name, for: path)
    }
    function(
      "func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier "
        + "identifier: String, for indexPath: IndexPath) -> UICollectionReusableView"
    ) { (list: UICollectionView, kind: String, name: String, path: IndexPath) in
      list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: path)
    }
  }

  func questions() {
    property("var numberOfSections: Int", \.numberOfSections)
    function("func numberOfItems(inSection section: Int) -> Int") {
      (list: UICollectionView, section: Int) in
      list.numberOfItems(inSection: section)
    }
    function("func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?") {
      (list: UICollectionView, path: IndexPath) in
      list.cellForItem(at: path)
    }
    function("func indexPath(for cell: UICollectionViewCell) -> IndexPath?") {
      (list: UICollectionView, cell: UICollectionViewCell) in
      list.indexPath(for: cell)
    }
    function("func indexPathForItem(at point: CGPoint) -> IndexPath?") {
      (list: UICollectionView, point: CGPoint) in
      list.indexPathForItem(at: point)
    }
    function(
      "func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?"
    ) { (list: UICollectionView, path: IndexPath) in
      list.layoutAttributesForItem(at: path)
    }
    function(
      "func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) "
        + "-> UICollectionViewLayoutAttributes?"
    ) { (list: UICollectionView, kind: String, path: IndexPath) in
      list.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    }
    function(
      "func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) "
        + "-> UICollectionReusableView?"
    ) { (list: UICollectionView, kind: String, path: IndexPath) in
      list.supplementaryView(forElementKind: kind, at: path)
    }
    function(
      "func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]"
    ) { (list: UICollectionView, kind: String) in
      list.visibleSupplementaryViews(ofKind: kind)
    }
    function(
      "func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]"
    ) { (list: UICollectionView, kind: String) in
      list.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    }
    function(
      "func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) "
        + "-> IndexPath?"
    ) { (list: UICollectionView, view: UICollectionReusableView) in
      list.indexPath(forSupplementaryView: view)
    }
    property("var hasUncommittedUpdates: Bool", \.hasUncommittedUpdates)
    property("var visibleCells: [UICollectionViewCell]", \.visibleCells)
    property("var indexPathsForVisibleItems: [IndexPath]", \.indexPathsForVisibleItems)
    property("var indexPathsForSelectedItems: [IndexPath]?", \.indexPathsForSelectedItems)
    function(
      "func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition)"
    ) {
      (
        list: UICollectionView, path: IndexPath?, animated: Bool,
        position: UICollectionView.ScrollPosition
      ) in
      list.selectItem(at: path, animated: animated, scrollPosition: position)
    }
    function("func deselectItem(at indexPath: IndexPath, animated: Bool)") {
      (list: UICollectionView, path: IndexPath, animated: Bool) in
      list.deselectItem(at: path, animated: animated)
    }
    function(
      "func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, "
        + "animated: Bool)"
    ) {
      (
        list: UICollectionView, path: IndexPath, position: UICollectionView.ScrollPosition,
        animated: Bool
      ) in
      list.scrollToItem(at: path, at: position, animated: animated)
    }
  }

  func updates() {
    method("func reloadData()", UICollectionView.reloadData)
    changes("reloadItems") { $0.reloadItems(at: $1) }
    changes("reconfigureItems") { $0.reconfigureItems(at: $1) }
    changes("insertItems") { $0.insertItems(at: $1) }
    changes("deleteItems") { $0.deleteItems(at: $1) }
    function("func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)") {
      (list: UICollectionView, from: IndexPath, to: IndexPath) in
      list.moveItem(at: from, to: to)
    }
    sectionChanges("reloadSections") { $0.reloadSections($1) }
    sectionChanges("insertSections") { $0.insertSections($1) }
    sectionChanges("deleteSections") { $0.deleteSections($1) }
    function("func moveSection(_ section: Int, toSection newSection: Int)") {
      (list: UICollectionView, from: Int, to: Int) in
      list.moveSection(from, toSection: to)
    }
    function(
      "func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil)"
    ) { (list: UICollectionView, updates: Callback, completion: Callback?) in
      list.performBatchUpdates(updates.action, completion: completion?.action(Bool.self))
    }
    function(
      "func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)"
    ) { (list: UICollectionView, updates: Callback?, completion: Callback?) in
      list.performBatchUpdates(updates?.action, completion: completion?.action(Bool.self))
    }
  }

  private func changes(
    _ name: String, _ body: @escaping @MainActor (UICollectionView, [IndexPath]) -> Void
  ) {
    function("func \(name)(at indexPaths: [IndexPath])", body)
  }

  /// What the library's Swift calls with the numbers of an `IndexSet`.
  private func sectionChanges(
    _ name: String, _ body: @escaping @MainActor (UICollectionView, IndexSet) -> Void
  ) {
    function("func _\(name)(_ sections: [Int])") { (list: UICollectionView, sections: [Int]) in
      body(list, IndexSet(sections))
    }
  }
}
