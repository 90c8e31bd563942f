import Foundation

extension UIView {
  /// Whether the class (or the host, for its own classes) overrides `draw(_:)`.
  ///
  /// A view without an override has no backing store and nothing to draw. Evidence: V-079.
  final var drawsItself: Bool {
    identity.engine?.drawsItself?(self) ?? DrawOverride.isPresent(in: type(of: self))
  }

  /// Marks the receiver; several rectangles become one call with their union.
  ///
  /// Evidence: V-077, V-078.
  final func askForDisplay(_ rect: CGRect?) {
    guard let engine, drawsItself else { return }
    let isNew = !layer.isDisplayNeeded
    layer.isDisplayNeeded = true
    if let rect {
      look.invalidRect = isNew ? rect : look.invalidRect.map { $0.union(rect) }
    } else {
      look.invalidRect = nil
    }
    let mark = engine.record(.flagRaised(identity.name, .needsDisplay, isNew: isNew))
    if isNew { layoutState.displayCause = mark }
  }

  /// Draws the receiver if it is marked.
  ///
  /// An empty or hidden view keeps its mark: a choice of ours (V-102, V-103 leave it open).
  final func drawIfNeeded() {
    guard let engine, isReadyToDraw else { return }
    let rect = look.invalidRect ?? bounds
    let cause = layoutState.displayCause
    layoutState.displayCause = nil
    look.invalidRect = nil
    layer.isDisplayNeeded = false
    engine.record(.flagCleared(identity.name, .needsDisplay))
    engine.callback(self, "draw(_:)", cause: cause) {
      tracking("draw(_:)", .needsDisplay) { drawingContext(for: rect).whileCurrent { draw(rect) } }
    }
  }

  /// What `draw(_:)` draws to, narrowed to what is to be drawn anew.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/draw(_:)
  private func drawingContext(for rect: CGRect) -> CGContext {
    let canvas = CGContext.Canvas(
      size: bounds.size, scale: UIScreen.main.scale, isImage: false)
    let context = CGContext(canvas, origin: bounds.origin)
    context.clip(to: rect)
    return context
  }

  final var isReadyToDraw: Bool {
    guard layer.isDisplayNeeded, let flipped = engine?.rules.flipped else { return false }
    let isEmpty = bounds.width <= 0 || bounds.height <= 0
    return (!isHidden || flipped.contains(.hiddenViewsAreDrawn))
      && (!isEmpty || flipped.contains(.emptyViewsAreDrawn))
  }
}
