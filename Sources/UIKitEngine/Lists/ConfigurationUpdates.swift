/// When a cell's configurations follow its state, and who is asked.
///
/// Apple's documentation: a change of the state asks for an update, several make one, and the first
/// comes before the cell is shown. That updates come as the cell's layout begins, and that a change of
/// traits asks for none, is unspecified.
struct ConfigurationUpdates<Cell: UIView> {
  var isNeeded = true
  var updatesContent = true
  var updatesBackground = true
  var handler: (@MainActor (Cell, UICellConfigurationState) -> Void)?
}

extension UIView {
  final func cellState(
    _ isSelected: Bool, _ isHighlighted: Bool, _ isEditing: Bool
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (
      isSelected, isHighlighted, isEditing
    )
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
}

/// What the cells of both kinds of lists have, whose configurations follow their state.
@MainActor protocol ConfiguredCell: UIView {
  associatedtype Cell: UIView
  var updates: ConfigurationUpdates<Cell> { get set }
  var configurationState: UICellConfigurationState { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfiguredCell {
  func askForUpdate() {
    updates.isNeeded = true
    setNeedsLayout()
  }

  func stateChanged(_ isOther: Bool) {
    if isOther { askForUpdate() }
  }

  func updateConfigurationIfNeeded() {
    guard updates.isNeeded else { return }
    updates.isNeeded = false
    let state = configurationState
    if updates.updatesContent, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if updates.updatesBackground {
      backgroundConfiguration = backgroundConfiguration?.updated(for: state)
    }
    updateConfiguration(using: state)
    if let cell = self as? Cell { updates.handler?(cell, state) }
  }
}

// What a background begins as is its own style's, of which nothing is published but the name.

extension UITableViewCell {
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainCell()
  }
}

extension UICollectionViewCell {
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
}

extension UITableViewHeaderFooterView {
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }
}

extension UITableViewCell: ConfiguredCell {
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

  /// Told after `updateConfiguration(using:)`; setting it asks for an update, as documented.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updates.handler }
    set {
      updates.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

}

extension UICollectionViewCell: ConfiguredCell {
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

  /// Told after `updateConfiguration(using:)`; setting it asks for an update, as documented.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updates.handler }
    set {
      updates.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

}
