/// Across the axis: how the views line up, and what the stack view's own size follows.
extension StackRecipe {
  func acrossAxis(_ arrangement: StackArrangement) -> [StackConstraint] {
    guard let first = all.first else { return [] }
    let spanner = spans ? arrangement.spanner : nil
    return edges(first, spanner) + alignments(first) + spannings(spanner) + suppressions
  }

  private func edges(_ first: UIView, _ spanner: (any LayoutItem)?) -> [StackConstraint] {
    let measure = spanner ?? first
    switch stack.alignment {
    case .fill: return [connection(first, crossNear), connection(first, crossFar)]
    case .leading: return [connection(first, crossNear), connection(measure, crossFar)]
    case .trailing: return [connection(measure, crossNear), connection(first, crossFar)]
    case .center:
      let isAlone = spanner == nil
      return [
        connection(measure, crossNear, isWeak: isAlone),
        connection(measure, crossFar, isWeak: isAlone), connection(first, crossMiddle),
      ] + (isAlone ? [canvasFit(crossLength)] : [])
    case .firstBaseline:
      return [
        connection(first, crossNear, isWeak: true), connection(measure, crossFar),
        canvasFit(crossLength),
      ]
    case .lastBaseline:
      return [
        connection(measure, crossNear), connection(first, crossFar, isWeak: true),
        canvasFit(crossLength),
      ]
    }
  }

  /// Each view with the first.
  ///
  /// Whether hidden views are aligned as well is not published; here they are.
  /// Evidence.
  private func alignments(_ first: UIView) -> [StackConstraint] {
    let lines: [Attribute] =
      switch stack.alignment {
      case .fill: [crossFar, crossNear]
      case .leading: [crossNear]
      case .trailing: [crossFar]
      case .center: [crossMiddle]
      case .firstBaseline: isVertical ? [] : [.firstBaseline]
      case .lastBaseline: isVertical ? [] : [.lastBaseline]
      }
    return lines.flatMap { line in
      all.dropFirst().map { view in
        StackConstraint(
          name: .alignment, first: .init(first, line), second: .init(view, line))
      }
    }
  }

  /// The spanner lies around the visible views, as tightly as it can.
  ///
  /// Evidence.
  private func spannings(_ spanner: (any LayoutItem)?) -> [StackConstraint] {
    guard let spanner else { return [] }
    let boundaries = visible.flatMap { view in
      [
        boundary(spanner, view, crossNear, isTight: stack.alignment == .leading),
        boundary(spanner, view, crossFar, isTight: stack.alignment == .trailing),
      ]
    }
    let fit = StackConstraint(
      name: .spanningFit, first: .init(spanner, crossLength), priority: .stackSpanningFit)
    return boundaries + [fit]
  }

  private func boundary(
    _ spanner: any LayoutItem, _ view: UIView, _ edge: Attribute, isTight: Bool
  ) -> StackConstraint {
    let around: NSLayoutConstraint.Relation =
      edge.isNearEdge ? .lessThanOrEqual : .greaterThanOrEqual
    return StackConstraint(
      name: .spanningBoundary, first: .init(spanner, edge), relation: isTight ? .equal : around,
      second: .init(view, edge), priority: isTight ? .stackBoundary : .required)
  }

  /// Evidence.
  private var suppressions: [StackConstraint] {
    guard stack.alignment != .fill else { return [] }
    return all.map {
      StackConstraint(
        name: .ambiguitySuppression, first: .init($0, crossLength), priority: .stackAmbiguity)
    }
  }
}
