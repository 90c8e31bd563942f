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

extension UITableViewCell {
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
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { updates.updatesContent }
    set { updates.updatesContent = newValue }
  }
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { updates.updatesBackground }
    set { updates.updatesBackground = newValue }
  }

  public final func setNeedsUpdateConfiguration() {
    updates.isNeeded = true
    setNeedsLayout()
  }

  final func stateChanged(_ isOther: Bool) {
    if isOther { setNeedsUpdateConfiguration() }
  }

  final func updateConfigurationIfNeeded() {
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
    updates.handler?(self, state)
  }
}

extension UICollectionViewCell {
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
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { updates.updatesContent }
    set { updates.updatesContent = newValue }
  }
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { updates.updatesBackground }
    set { updates.updatesBackground = newValue }
  }

  public final func setNeedsUpdateConfiguration() {
    updates.isNeeded = true
    setNeedsLayout()
  }

  final func stateChanged(_ isOther: Bool) {
    if isOther { setNeedsUpdateConfiguration() }
  }

  final func updateConfigurationIfNeeded() {
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
    updates.handler?(self, state)
  }
}
