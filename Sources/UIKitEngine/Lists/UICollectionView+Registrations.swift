import Foundation

extension UICollectionView {
  /// How a cell of a class is set up for an item.
  ///
  /// Each registration has a reuse identifier of its own, as Apple's documentation of it implies; how
  /// UIKit spells it is unspecified.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let name = RegistrationName.next(Cell.self)

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let kind: String
    let handler: Handler
    let name = RegistrationName.next(Supplementary.self)

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = registration.name
    if pool.makers[name] == nil { register(Cell.self, forCellWithReuseIdentifier: name) }
    let cell = dequeueReusableCell(withReuseIdentifier: name, for: indexPath) as? Cell
    let made = cell ?? Cell._make()
    if let item { registration.handler(made, indexPath, item) }
    return made
  }

  public final func dequeueConfiguredReusableSupplementary<
    Supplementary: UICollectionReusableView
  >(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = registration.name
    let key = SupplementaryViews.key(registration.kind, name)
    if supplements.pool.makers[key] == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: name)
    }
    let view =
      dequeueReusableSupplementaryView(
        ofKind: registration.kind, withReuseIdentifier: name, for: indexPath) as? Supplementary
    let made = view ?? Supplementary._make()
    registration.handler(made, registration.kind, indexPath)
    return made
  }
}

/// The reuse identifiers of registrations, one for each that is made.
private enum RegistrationName {
  static func next(_ type: Any.Type) -> String {
    Engine.current.registrations += 1
    return "registration \(Engine.current.registrations) of \(String(reflecting: type))"
  }
}
