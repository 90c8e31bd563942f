import Foundation

/// Places in tables and collections.
nonisolated extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int {
    get { part(0) }
    set { set(0, newValue) }
  }
  public var row: Int {
    get { part(1) }
    set { set(1, newValue) }
  }
  public var item: Int {
    get { part(1) }
    set { set(1, newValue) }
  }

  /// A path of another length ends the app; the sentence is that of UIKit's Swift overlay.
  private func part(_ place: Int) -> Int {
    if count == 2 { return self[place] }
    failForLists()
    return -1
  }

  private mutating func set(_ place: Int, _ value: Int) {
    if count == 2 { self[place] = value } else { failForLists() }
  }

  private func failForLists() {
    MainActor.assumeIsolated {
      Engine.current.fault(
        Fault(
          .trap,
          "Fatal error: Invalid index path for use with UITableView. Index paths passed to table "
            + "view must contain exactly two indices specifying the section and row. Please use the "
            + "category on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible."))
    }
  }
}
