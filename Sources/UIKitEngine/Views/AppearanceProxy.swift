/// A view that stands for all of its class, or for those of them in certain containers.
package struct AppearanceProxy {
  package let view: UIView
  /// How far above a view's own class the proxy's is; `nil` for a view of another kind.
  let distance: (UIView) -> Int?
  /// Whether something is one of the containers, the innermost container first.
  let containers: [(UIResponder) -> Bool]

  package init(
    view: UIView, distance: @escaping (UIView) -> Int?, containers: [(UIResponder) -> Bool]
  ) {
    // What its class's initializer sets is no wish.
    view.look.styles = []
    (self.view, self.distance, self.containers) = (view, distance, containers)
  }

  /// Where the containers stand above a view, counted from the window: the outermost first.
  fileprivate func places(above chain: [UIResponder]) -> [Int]? {
    var places: [Int] = []
    for isContainer in containers.reversed() {
      let start = places.last.map { $0 + 1 } ?? 0
      guard let place = chain[min(start, chain.count)...].firstIndex(where: isContainer) else {
        return nil
      }
      places.append(place)
    }
    return places
  }
}

/// An app's proxies, in the order in which they were first asked for.
package struct Appearances {
  private var proxies: [(key: [ObjectIdentifier], proxy: AppearanceProxy)] = []

  package init() {}

  package mutating func proxy(
    _ key: [ObjectIdentifier], or make: () -> AppearanceProxy
  ) -> UIView {
    if let known = proxies.first(where: { $0.key == key }) { return known.proxy.view }
    let proxy = make()
    proxies.append((key, proxy))
    return proxy.view
  }

  var isEmpty: Bool { proxies.isEmpty }

  /// Gives a view what the proxies have for it and nobody gave it.
  ///
  /// As documented the outermost container decides, then the longer chain of containers. That the
  /// nearest class goes before containers, and that all of it comes before `didMoveToWindow()`, is
  /// unspecified.
  func style(_ view: UIView, in container: UIResponder?) {
    let outwards = container.map { Array(sequence(first: $0, next: \.next)) } ?? []
    let chain = Array(outwards.reversed())
    let fitting = proxies.compactMap { entry -> (proxy: AppearanceProxy, rank: Rank)? in
      guard let distance = entry.proxy.distance(view),
        let places = entry.proxy.places(above: chain)
      else { return nil }
      return (entry.proxy, Rank(distance: distance, places: places))
    }
    let given = view.look.styles
    // The best comes last and has the last word.
    for (proxy, _) in fitting.sorted(by: { $1.rank.isBetter(than: $0.rank) }) {
      for style in AppearanceStyle.allCases
      where proxy.view.look.styles.contains(style) && !given.contains(style) {
        style.copy(from: proxy.view, to: view)
      }
    }
    view.look.styles = given
  }

  private struct Rank {
    let distance: Int
    let places: [Int]

    func isBetter(than other: Rank) -> Bool {
      if distance != other.distance { return distance < other.distance }
      for (own, others) in zip(places, other.places) where own != others { return own < others }
      return places.count > other.places.count
    }
  }
}

extension UIView {
  /// Called behind the setters of what a proxy can style.
  final func wasGiven(_ style: AppearanceStyle) { look.styles.insert(style) }

  /// Of what enters a window, parents first.
  final func takeAppearances() {
    guard let engine, !engine.appearances.isEmpty else { return }
    engine.appearances.style(self, in: next)
    for child in children { child.takeAppearances() }
    // Its bar stands in no view here.
    if let stack = controller as? UINavigationController {
      engine.appearances.style(stack.navigationBar, in: self)
    }
  }
}
