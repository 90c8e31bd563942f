import Foundation
import SwiftScript
import UIKitEngine

extension MemberTable where Host == UITableView {
  func questions() {
    property("var numberOfSections: Int", \.numberOfSections)
    function("func numberOfRows(inSection section: Int) -> Int") {
      (table: UITableView, section: Int) in
      table.numberOfRows(inSection: section)
    }
    function("func cellForRow(at indexPath: IndexPath) -> UITableViewCell?") {
      (table: UITableView, path: IndexPath) in
      table.cellForRow(at: path)
    }
    function("func indexPath(for cell: UITableViewCell) -> IndexPath?") {
      (table: UITableView, cell: UITableViewCell) in
      table.indexPath(for: cell)
    }
    function("func rectForRow(at indexPath: IndexPath) -> CGRect") {
      (table: UITableView, path: IndexPath) in
      table.rectForRow(at: path)
    }
    function("func rect(forSection section: Int) -> CGRect") {
      (table: UITableView, section: Int) in
      table.rect(forSection: section)
    }
    function("func rectForHeader(inSection section: Int) -> CGRect") {
      (table: UITableView, section: Int) in
      table.rectForHeader(inSection: section)
    }
    function("func rectForFooter(inSection section: Int) -> CGRect") {
      (table: UITableView, section: Int) in
      table.rectForFooter(inSection: section)
    }
    function("func headerView(forSection section: Int) -> UITableViewHeaderFooterView?") {
      (table: UITableView, section: Int) in
      table.headerView(forSection: section)
    }
    function("func footerView(forSection section: Int) -> UITableViewHeaderFooterView?") {
      (table: UITableView, section: Int) in
      table.footerView(forSection: section)
    }
    function("func indexPathForRow(at point: CGPoint) -> IndexPath?") {
      (table: UITableView, point: CGPoint) in
      table.indexPathForRow(at: point)
    }
    function("func indexPathsForRows(in rect: CGRect) -> [IndexPath]?") {
      (table: UITableView, rect: CGRect) in
      table.indexPathsForRows(in: rect)
    }
    property("var visibleCells: [UITableViewCell]", \.visibleCells)
    property("var indexPathsForVisibleRows: [IndexPath]?", \.indexPathsForVisibleRows)
    property("var indexPathForSelectedRow: IndexPath?", \.indexPathForSelectedRow)
    property("var indexPathsForSelectedRows: [IndexPath]?", \.indexPathsForSelectedRows)
    function(
      "func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition)"
    ) {
      (
        table: UITableView, path: IndexPath?, animated: Bool, position: UITableView.ScrollPosition
      ) in
      table.selectRow(at: path, animated: animated, scrollPosition: position)
    }
    function("func deselectRow(at indexPath: IndexPath, animated: Bool)") {
      (table: UITableView, path: IndexPath, animated: Bool) in
      table.deselectRow(at: path, animated: animated)
    }
    function(
      "func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)"
    ) {
      (table: UITableView, path: IndexPath, position: UITableView.ScrollPosition, animated: Bool) in
      table.scrollToRow(at: path, at: position, animated: animated)
    }
    function(
      "func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool)"
    ) { (table: UITableView, position: UITableView.ScrollPosition, animated: Bool) in
      table.scrollToNearestSelectedRow(at: position, animated: animated)
    }
  }

  func updates() {
    method("func reloadData()", UITableView.reloadData)
    changes("reloadRows") { $0.reloadRows(at: $1, with: $2) }
    changes("insertRows") { $0.insertRows(at: $1, with: $2) }
    changes("deleteRows") { $0.deleteRows(at: $1, with: $2) }
    function("func reconfigureRows(at indexPaths: [IndexPath])") {
      (table: UITableView, paths: [IndexPath]) in
      table.reconfigureRows(at: paths)
    }
    function("func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)") {
      (table: UITableView, from: IndexPath, to: IndexPath) in
      table.moveRow(at: from, to: to)
    }
    sectionChanges("reloadSections") { $0.reloadSections($1, with: $2) }
    sectionChanges("insertSections") { $0.insertSections($1, with: $2) }
    sectionChanges("deleteSections") { $0.deleteSections($1, with: $2) }
    function("func moveSection(_ section: Int, toSection newSection: Int)") {
      (table: UITableView, from: Int, to: Int) in
      table.moveSection(from, toSection: to)
    }
    method("func beginUpdates()", UITableView.beginUpdates)
    method("func endUpdates()", UITableView.endUpdates)
    property("var hasUncommittedUpdates: Bool", \.hasUncommittedUpdates)
    function(
      "func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil)"
    ) { (table: UITableView, updates: Callback, completion: Callback?) in
      table.performBatchUpdates(updates.action, completion: completion?.action(Bool.self))
    }
    function(
      "func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)"
    ) { (table: UITableView, updates: Callback?, completion: Callback?) in
      table.performBatchUpdates(updates?.action, completion: completion?.action(Bool.self))
    }
  }

  private func changes(
    _ name: String,
    _ body: @escaping @MainActor (UITableView, [IndexPath], UITableView.RowAnimation) -> Void
  ) {
    function("func \(name)(at indexPaths: [IndexPath], with animation: RowAnimation)", body)
  }

  /// What the library's Swift calls with the numbers of an `IndexSet`.
  private func sectionChanges(
    _ name: String,
    _ body: @escaping @MainActor (UITableView, IndexSet, UITableView.RowAnimation) -> Void
  ) {
    function("func _\(name)(_ sections: [Int], with animation: RowAnimation)") {
      (table: UITableView, sections: [Int], animation: UITableView.RowAnimation) in
      body(table, IndexSet(sections), animation)
    }
  }
}
