/// What is on its way between two values just now.
public nonisolated struct Travelling: Hashable, Sendable {
  public var element: ElementName
  /// The layer's name for it: `position`, `transform.rotation.z`.
  public var property: String
  /// What the screen shows, as numbers.
  public var shown: [Double]
  /// What the model has.
  public var model: [Double]
  /// Virtual seconds since it was added, its delay included.
  public var elapsed: Double
  /// Seconds until its end, counted from the same moment; `nil` if that never comes.
  public var total: Double?
}

extension Engine {
  /// The animations under way, one for each property that moves, in the order in which they began.
  public var travelling: [Travelling] {
    var found: [Travelling] = []
    for (layer, animation) in animator.underWay {
      let model = ShownState(geometry: layer.geometry, look: layer.look)
      guard let end = model.numbers(of: animation.path),
        let shown = layer.shown(from: model, at: now).numbers(of: animation.path)
      else { continue }
      let travelling = Travelling(
        element: layer.traceName, property: animation.path.name, shown: shown.map(Double.init),
        model: end.map(Double.init), elapsed: animation.clock.elapsed(at: now),
        total: animation.total)
      let known = found.firstIndex {
        $0.element.id == travelling.element.id && $0.property == travelling.property
      }
      if let known { found[known] = travelling } else { found.append(travelling) }
    }
    return found
  }
}
