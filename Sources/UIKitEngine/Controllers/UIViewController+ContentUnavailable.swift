import Foundation

/// What a controller shows over its view while it has nothing to show.
final class UnavailableContent {
  var content = ConfiguredContent()
  /// Lies over the controller's view while there is a configuration.
  var stage: UIView?
  var isAskedFor = false

  nonisolated deinit {}
}

extension UIViewController {
  private var unavailable: UnavailableContent {
    if let found = keptValues["unavailable"] as? UnavailableContent { return found }
    let new = UnavailableContent()
    keptValues["unavailable"] = new
    return new
  }

  /// Its view lies over the controller's and fills it; `nil` takes it away.
  ///
  /// Source: Apple's documentation of the property.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.content.configuration }
    set {
      let own = unavailable
      guard newValue != nil else {
        own.stage?.removeFromSuperview()
        own.stage = nil
        return own.content = ConfiguredContent()
      }
      if own.stage == nil, let root = view {
        let stage = UIView(frame: root.bounds)
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(stage)
        own.stage = stage
      }
      if let stage = own.stage { own.content.set(newValue, in: stage) }
    }
  }

  public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Has `updateContentUnavailableConfiguration(using:)` called in the next layout of the view.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.isAskedFor = true
    viewIfLoaded?.setNeedsLayout()
  }

  final func updateContentUnavailableIfAsked() {
    guard let own = keptValues["unavailable"] as? UnavailableContent, own.isAskedFor else { return }
    own.isAskedFor = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
