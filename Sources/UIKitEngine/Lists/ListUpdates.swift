import Foundation

/// Rows and sections that come, go and move together.
///
/// Places of what goes, is reloaded or moves away are those before the change; places of what comes or
/// arrives are those after it, as Apple's documentation of batch updates has it.
struct ListUpdates {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]
  var reloadedSections: Set<Int> = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]
  var reloaded: Set<IndexPath> = []
  /// Their cells are set up again; a place without a cell needs nothing.
  var reconfigured: Set<IndexPath> = []
  /// How many updates are open.
  var depth = 0

  /// Where the section that was at `section` is afterwards; `nil` if it is gone.
  func section(_ section: Int) -> Int? {
    if let target = movedSections[section] { return target }
    guard !deletedSections.contains(section) else { return nil }
    let before = deletedSections.union(movedSections.keys).count { $0 < section }
    return place(section - before, skipping: insertedSections.union(movedSections.values))
  }

  /// Where the row that was at `path` is afterwards; `nil` if it is gone or made anew.
  func path(_ path: IndexPath) -> IndexPath? {
    if let target = moved[path] { return target }
    guard !deleted.contains(path), !reloaded.contains(path),
      !reloadedSections.contains(path.section), let section = section(path.section)
    else { return nil }
    let leaving = deleted.union(moved.keys).filter { $0.section == path.section }
    let before = leaving.count { $0.item < path.item }
    let arriving = inserted.union(moved.values).filter { $0.section == section }
    return IndexPath(
      item: place(path.item - before, skipping: Set(arriving.map(\.item))), section: section)
  }

  /// The place of this rank among those that are not taken.
  private func place(_ rank: Int, skipping taken: Set<Int>) -> Int {
    var place = rank
    for one in taken.sorted() where one <= place { place += 1 }
    return place
  }

  /// The place that is not there, in UIKit's words; `nil` if all are.
  ///
  /// The words are those that are widely published; which of several UIKit names is unspecified, here
  /// the first.
  private func outOfBounds(_ old: [Int], _ new: [Int], _ row: String) -> String? {
    for section in deletedSections.union(reloadedSections).sorted()
    where !old.indices.contains(section) {
      let what = deletedSections.contains(section) ? "delete" : "reload"
      return "attempt to \(what) section \(section), but there are only \(old.count) sections "
        + "before the update"
    }
    for section in insertedSections.sorted() where !new.indices.contains(section) {
      return "attempt to insert section \(section) but there are only \(new.count) sections after "
        + "the update"
    }
    for path in deleted.union(reloaded).sorted() {
      let what = deleted.contains(path) ? "delete" : "reload"
      guard old.indices.contains(path.section) else {
        return "attempt to \(what) \(row) \(path.item) from section \(path.section), but there are "
          + "only \(old.count) sections before the update"
      }
      guard path.item < 0 || path.item >= old[path.section] else { continue }
      return "attempt to \(what) \(row) \(path.item) from section \(path.section) which only "
        + "contains \(old[path.section]) \(row)s before the update"
    }
    for path in inserted.sorted() {
      guard new.indices.contains(path.section) else {
        return "attempt to insert \(row) \(path.item) into section \(path.section), but there are "
          + "only \(new.count) sections after the update"
      }
      guard path.item < 0 || path.item >= new[path.section] else { continue }
      return "attempt to insert \(row) \(path.item) into section \(path.section), but there are "
        + "only \(new[path.section]) \(row)s in section \(path.section) after the update"
    }
    return nil
  }

  /// What is wrong with the places, or else with the numbers of rows after the change, in UIKit's words;
  /// `nil` if nothing is.
  ///
  /// The words are those that are widely published; later systems add the view's description.
  ///
  /// - Parameters:
  ///   - old: the rows of each section before.
  ///   - new: the rows of each section after.
  ///   - list: what a list is called there, and what a row.
  func mistake(_ old: [Int], _ new: [Int], _ list: (view: String, row: String)) -> String? {
    outOfBounds(old, new, list.row) ?? miscount(old, new, (list.view, list.row + "s"))
  }

  private func miscount(
    _ old: [Int], _ new: [Int], _ list: (view: String, rows: String)
  ) -> String? {
    let sections = (insertedSections.count, deletedSections.count)
    guard new.count == old.count + sections.0 - sections.1 else {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(list.view) after the update (\(new.count)) must be equal to the number of sections "
        + "contained in the \(list.view) before the update (\(old.count)), plus or minus the number "
        + "of sections inserted or deleted (\(sections.0) inserted, \(sections.1) deleted)."
    }
    for (index, count) in old.enumerated() where !reloadedSections.contains(index) {
      guard let now = section(index), new.indices.contains(now) else { continue }
      let came = inserted.count { $0.section == now }
      let went = deleted.count { $0.section == index }
      let arrived = moved.count { $0.value.section == now && $0.key.section != index }
      let left = moved.count { $0.key.section == index && $0.value.section != now }
      guard new[now] != count + came - went + arrived - left else { continue }
      return "Invalid update: invalid number of \(list.rows) in section \(now). The number of "
        + "\(list.rows) contained in an existing section after the update (\(new[now])) must be "
        + "equal to the number of \(list.rows) contained in that section before the update "
        + "(\(count)), plus or minus the number of \(list.rows) inserted or deleted from that section "
        + "(\(came) inserted, \(went) deleted) and plus or minus the number of \(list.rows) moved "
        + "into or out of that section (\(arrived) moved in, \(left) moved out)."
    }
    return nil
  }
}

/// A table or a collection: its updates are carried out when the outermost batch of them ends.
protocol UpdatedList: UIView {
  var updates: ListUpdates { get set }
  func carryOut()
  func reloadData()
}

extension UpdatedList {
  func batch(_ body: () -> Void) {
    updates.depth += 1
    body()
    updates.depth -= 1
    if updates.depth == 0 { carryOut() }
  }

  /// - Parameter changes: `nil` for everything anew, and so within a batch, which has its own.
  func follow(_ changes: ListUpdates?, completion: ((Bool) -> Void)?) {
    if let changes, updates.depth == 0 {
      updates = changes
      carryOut()
    } else {
      reloadData()
    }
    finish(completion)
  }

  /// The list lies as it shall when a completion is called, as after UIKit's animation.
  func finish(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    layoutIfNeeded()
    completion(true)
  }

  func update(_ add: (inout ListUpdates) -> Void) {
    add(&updates)
    if updates.depth == 0 { carryOut() }
  }
}

/// How many sections or rows there are; more than any memory holds end the app.
func acceptedCount(_ count: Int) -> Int {
  guard count > 20_000_000 else { return max(0, count) }
  Engine.current.fault(Fault(.memory(megabytes: count / 1_000_000)))
  return 0
}
