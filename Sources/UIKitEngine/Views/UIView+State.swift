import Foundation

/// Who changes a view's geometry.
enum GeometryWriter {
  /// The program, by a setter.
  case hand
  /// The constraint system, in the superview's layout.
  case engine
  /// The superview's size change, through the autoresizing mask.
  case autoresizing
}

/// What the update cycle keeps for a view; `needsLayout` is the layer's.
struct LayoutState {
  /// Evidence: V-008.
  var needsUpdateConstraints = true
  /// Something below may need its constraints updated: without this mark nothing does.
  var leadsToConstraints = false
  var needsUpdateProperties = true
  /// Evidence: V-046.
  var isInLayout = false
  /// Has been through a pass before.
  var wasLaidOut = false
  /// How often the view was laid out in the commit (or outermost `layoutIfNeeded()`) `passesOf`.
  var passes = 0
  var passesOf = 0
  /// Somebody asked for `updateConstraints()`, so it comes even if nobody made a constraint.
  var askedForConstraints = false
  /// Of a root: the engine's `constraintMarks` at the end of the last update pass.
  var constraintMarks = -1
  /// Of a root: the update pass of this tree is running.
  var isUpdatingConstraints = false
  var constraintsCause: Int?
  var layoutCause: Int?
  /// The cause of the pass that runs.
  var passCause: Int?
  var displayCause: Int?
  var propertiesCause: Int?
}

/// What a view looks like, apart from what its layer keeps.
struct Look {
  var backgroundColor: UIColor?
  /// What of it, and of the styles of its class, somebody gave the view.
  var styles: AppearanceStyles = []
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// The union of what `setNeedsDisplay(_:)` named; `nil` is everything.
  var invalidRect: CGRect?
}

/// What a view keeps of margins and safe area.
struct Insets {
  /// In the view's own coordinates, as of its last update.
  var safeArea = UIEdgeInsets.zero
  /// As set by the program, without the safe area.
  var margins: UIEdgeInsets?
  /// Set by the program in reading direction; `margins` is then empty.
  var directionalMargins: NSDirectionalEdgeInsets?
  /// Whether it is the content of a row: then its margins are those of the list.
  var isRow = false
  /// What `layoutMarginsDidChange()` was last told.
  var reportedMargins: UIEdgeInsets?
}

extension UIView {
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The app that the view belongs to, while it runs.
  final var engine: Engine? {
    guard let engine = identity.engine, engine.faulted == nil else { return nil }
    return engine
  }

  final func begin(with frame: CGRect) {
    engine?.born(self, self is UIWindow ? .window : .view)
    layer.geometry = ViewGeometry(frame: frame)
    if frame != .zero {
      engine?.record(
        .frameChanged(identity.name, from: ViewGeometry(), to: layer.geometry))
    }
    if drawsItself { askForDisplay(nil) }
  }

  /// A dying view lets its children go and says so to itself.
  ///
  /// Evidence: V-032, V-033.
  final func end() {
    guard !children.isEmpty || engine != nil else { return }
    if engine?.isOver == true {
      for child in children { child.parent = nil }
      children = []
      return
    }
    for child in children {
      // No pause here: a prompt could keep the dying view.
      engine?.span(
        .callbackBegan(identity.name, "willRemoveSubview(_:)"),
        .callbackEnded(identity.name, "willRemoveSubview(_:)")
      ) { willRemoveSubview(child) }
      // As a rule the first; of thousands it would take long to look for each.
      if children.first === child {
        children.removeFirst()
      } else {
        children.removeAll { $0 === child }
      }
      child.parent = nil
    }
    identity.engine?.died(identity)
  }

  final func note<Value: Equatable>(_ property: String, _ old: Value, _ new: Value) {
    guard old != new else { return }
    engine?.record(
      .propertyChanged(
        identity.name, property: property, from: "\(old)", to: "\(new)"))
  }

  /// As UIKit prints the receiver.
  ///
  /// Evidence: A-078. The order of what that does not show is unspecified.
  final var descriptionText: String {
    var parts = ["\(identity.type): \(identity.address)", "frame = \(frame.short)"]
    if let label = self as? UILabel { parts.append("text = '\(label.text ?? "")'") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.short)") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if autoresizingMask != [] { parts.append("autoresize = \(autoresizingMask.short)") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let colour = backgroundColor { parts.append("backgroundColor = \(colour)") }
    // An array has no identity of its own here: its address follows from whose it is.
    if self is UIWindow || gestureRecognizers != nil {
      let number = 0x6000_4000_0000 + identity.id * 16
      parts.append("gestureRecognizers = <NSArray: 0x\(String(number, radix: 16))>")
    }
    parts.append("layer = \(layerText)")
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// A window's layer has a class of its own in UIKit, which nothing else of it shows.
  private var layerText: String {
    self is UIWindow ? "<UIWindowLayer: \(layer.identity.address)>" : layer.description
  }
}
