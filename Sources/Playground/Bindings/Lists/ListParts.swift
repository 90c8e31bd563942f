import SwiftScript

extension UIKitBindings {
  /// What has to be Swift of the script's own: `IndexSet` is a type of its library, and only generic
  /// code of its own knows what its parameters stand for.
  static let parts: [LibraryPart] = [
    sections, registrations, dispatch, observing, notificationSequences, appearances, caches, locks,
    hashTables, dividedRectangles, classNames,
  ]

  private static let sections = LibraryPart(
    names: ["loadSections(", "insertSections(", "deleteSections("], needs: ["IndexSet"],
    source: """
      extension UITableView {
        func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
          _reloadSections(sections._all, with: animation)
        }
        func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
          _insertSections(sections._all, with: animation)
        }
        func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
          _deleteSections(sections._all, with: animation)
        }
      }
      extension UICollectionView {
        func reloadSections(_ sections: IndexSet) { _reloadSections(sections._all) }
        func insertSections(_ sections: IndexSet) { _insertSections(sections._all) }
        func deleteSections(_ sections: IndexSet) { _deleteSections(sections._all) }
      }
      """)

  private static let registrations = LibraryPart(
    names: ["Registration"],
    source: """
      enum _RegistrationName {
        static var count = 0
        static func next() -> String {
          count += 1
          return "registration \\(count)"
        }
      }
      extension UICollectionView {
        struct CellRegistration<Cell: UICollectionViewCell, Item> {
          let _handler: (Cell, IndexPath, Item) -> Void
          let _name = _RegistrationName.next()
          init(handler: @escaping (Cell, IndexPath, Item) -> Void) { _handler = handler }
        }
        struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
          let _kind: String
          let _name = _RegistrationName.next()
          let _handler: (Supplementary, String, IndexPath) -> Void
          init(
            elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void
          ) {
            _kind = elementKind
            _handler = handler
          }
        }
        func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
          using registration: UICollectionView.CellRegistration<Cell, Item>,
          for indexPath: IndexPath, item: Item?
        ) -> Cell {
          let name = registration._name
          register(Cell.self, forCellWithReuseIdentifier: name)
          let cell = dequeueReusableCell(withReuseIdentifier: name, for: indexPath) as! Cell
          if let item { registration._handler(cell, indexPath, item) }
          return cell
        }
        func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
          using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
          for indexPath: IndexPath
        ) -> Supplementary {
          let name = registration._name
          register(
            Supplementary.self, forSupplementaryViewOfKind: registration._kind,
            withReuseIdentifier: name)
          let view = dequeueReusableSupplementaryView(
            ofKind: registration._kind, withReuseIdentifier: name, for: indexPath)
            as! Supplementary
          registration._handler(view, registration._kind, indexPath)
          return view
        }
      }
      """)
}
