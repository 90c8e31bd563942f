import Foundation

/// Along the axis: edges, spacing, and how the room is shared out.
extension StackRecipe {
  func alongAxis(_ arrangement: StackArrangement) -> [StackConstraint] {
    ends(arrangement) + spacings + gapEdges(arrangement) + shares(arrangement) + hidings
      + textWidths
  }

  /// Evidence.
  private func ends(_ arrangement: StackArrangement) -> [StackConstraint] {
    if let first = visible.first, let last = visible.last {
      return [connection(first, near), connection(last, far)]
    }
    guard let spanner = arrangement.spanner else { return [] }
    return [connection(spanner, near), connection(spanner, far)]
  }

  /// Between neighbours, hidden or not.
  ///
  /// Evidence.
  private var spacings: [StackConstraint] {
    zip(all, all.dropFirst()).map { previous, next in
      StackConstraint(
        name: .spacing, first: .init(next, countsFromBaselines ? .firstBaseline : near),
        relation: spreads ? .greaterThanOrEqual : .equal,
        second: .init(previous, countsFromBaselines ? .lastBaseline : far),
        constant: spacing(previous, next))
    }
  }

  /// A hidden view between two visible ones stands in the middle of their distance; hidden views
  /// at the ends take none.
  ///
  /// Evidence.
  private func spacing(_ previous: UIView, _ next: UIView) -> CGFloat {
    if previous.isHidden && next.isHidden { return 0 }
    guard let index = all.firstIndex(where: { $0 === previous }),
      let owner = all[...index].last(where: { !$0.isHidden }),
      all[(index + 1)...].contains(where: { !$0.isHidden })
    else { return 0 }
    let whole = spacing(after: owner)
    return previous.isHidden || next.isHidden ? whole / 2 : whole
  }

  /// In points on the pixel grid.
  ///
  /// Evidence: A-150.
  private func spacing(after view: UIView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    if custom == UIStackView.spacingUseDefault { return spacing }
    if custom == UIStackView.spacingUseSystem { return Self.systemSpacing }
    let scale = UIScreen.main.scale
    return (custom * scale).rounded() / scale
  }

  /// The system's where the stack asks for it, as documented.
  private var spacing: CGFloat {
    stack.spacing == UIStackView.spacingUseSystem ? Self.systemSpacing : stack.spacing
  }

  /// Evidence: A-150.
  private static let systemSpacing: CGFloat = 8

  /// Evidence.
  private func gapEdges(_ arrangement: StackArrangement) -> [StackConstraint] {
    let isCentred = stack.distribution == .equalCentering
    let from = isCentred ? middle : countsFromBaselines ? .lastBaseline : far
    let to = isCentred ? middle : countsFromBaselines ? .firstBaseline : near
    let pairs = zip(visible, visible.dropFirst())
    return zip(arrangement.gaps, pairs).flatMap { gap, pair in
      [
        StackConstraint(
          name: .distributingEdge, first: .init(gap, near), second: .init(pair.0, from)),
        StackConstraint(
          name: .distributingEdge, first: .init(gap, far), second: .init(pair.1, to)),
      ]
    }
  }

  private func shares(_ arrangement: StackArrangement) -> [StackConstraint] {
    switch stack.distribution {
    case .fill: []
    case .fillEqually: equal(visible)
    case .fillProportionally: proportional
    case .equalSpacing: equal(arrangement.gaps) + [canvasFit(length)]
    case .equalCentering: equal(arrangement.gaps, falling: 150) + [canvasFit(length)]
    }
  }

  /// Each as long as the first, the later ones less firmly if priorities fall.
  ///
  /// Evidence.
  private func equal(_ items: [any LayoutItem], falling top: Float? = nil) -> [StackConstraint] {
    guard let first = items.first else { return [] }
    return items.enumerated().dropFirst().map { index, item in
      StackConstraint(
        name: .fillEqually, first: .init(item, length), second: .init(first, length),
        priority: top.map { UILayoutPriority($0 - Float(index)) } ?? .required)
    }
  }

  /// Shares in the proportion of the natural lengths, counted with the spacing, as UIKit counts.
  ///
  /// Evidence.
  private var proportional: [StackConstraint] {
    let lengths = visible.map(stack.naturalLength)
    let known = lengths.filter { $0 > 0 }
    if known.isEmpty { return equal(visible) }
    let total = known.reduce(spacing * CGFloat(visible.count - 1), +)
    let isAlone = known.count == 1 && (visible.count == 1 || spacing == 0)
    return zip(visible, lengths).enumerated().map { index, share in
      let (view, own) = share
      guard own > 0 else {
        return StackConstraint(name: .fillProportionally, first: .init(view, length))
      }
      return StackConstraint(
        name: .fillProportionally, first: .init(view, length), second: .init(canvas, length),
        multiplier: own / total,
        priority: isAlone ? .required : UILayoutPriority(999 - Float(index)))
    }
  }

  /// Evidence.
  private var hidings: [StackConstraint] {
    all.filter(\.isHidden).map { StackConstraint(name: .hiding, first: .init($0, length)) }
  }

  /// Labels of several lines in a row each try for an equal part of it.
  ///
  /// For which text, and whether from 760 or 759 down, the sources differ: unspecified.
  /// Evidence: A-141.
  private var textWidths: [StackConstraint] {
    let count = CGFloat(visible.count)
    guard !isVertical, count > 1, stack.distribution == .fill else { return [] }
    let labels = visible.filter { ($0 as? any TextItem)?.wrapsAtSolvedWidth ?? false }
    return labels.enumerated().map { index, label in
      StackConstraint(
        name: .textWidthDisambiguation, first: .init(label, .width),
        second: .init(canvas, .width), multiplier: 1 / count,
        constant: -spacing * (count - 1) / count,
        priority: UILayoutPriority(760 - Float(index)))
    }
  }
}
