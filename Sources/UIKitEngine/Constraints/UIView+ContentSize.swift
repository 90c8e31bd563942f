extension UIView {
  /// Asks for the intrinsic size again; called by the update pass, after `updateConstraints()`.
  ///
  /// Evidence: V-009, V-071, A-050, A-051.
  final func updateContentSizeConstraints() {
    guard !autoLayout.translatesMask else { return }
    let size = intrinsicContentSize
    if self is any TextItem { textChanged() }
    guard autoLayout.contentSize != size else { return }
    autoLayout.contentSize = size
    autoLayout.wrappedSize = nil
    constraintsAreStale()
  }

  /// Its lines and baselines may differ though its size does not.
  private func textChanged() {
    constraintsAreStale()
    guard let system = topmost.autoLayout.system else { return }
    (system.wrapIsStale, system.isDelivered) = (true, false)
  }

  /// The size is asked for in the next update pass, not now.
  ///
  /// Whether `updateConstraints()` is called as well is unspecified (V-071); here it is.
  final func intrinsicSizeInvalidated() {
    guard let engine, !autoLayout.translatesMask else { return }
    parent?.subviewContentChanged(self)
    lengthMayHaveChanged()
    if engine.rules.flipped.contains(.newContentSizeSkipsUpdateConstraints) {
      autoLayout.contentSize = nil
      autoLayout.wrappedSize = nil
      return constraintsAreStale()
    }
    engine.constraintMarks += 1
    markForConstraints()
  }

  /// One constraint per axis that has an intrinsic size.
  final func contentSizeConstraints() -> [NSContentSizeLayoutConstraint] {
    let size: CGSize
    if let known = autoLayout.wrappedSize ?? autoLayout.contentSize {
      size = known
    } else {
      size = intrinsicContentSize
      autoLayout.contentSize = size
    }
    var found: [NSContentSizeLayoutConstraint] = []
    for axis in NSLayoutConstraint.Axis.both {
      let length = axis == .horizontal ? size.width : size.height
      guard length != UIView.noIntrinsicMetric, length.isFinite else { continue }
      let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
      let constraint =
        autoLayout.content.first { $0.firstAttribute == attribute }
        ?? {
          let made = NSContentSizeLayoutConstraint()
          made.firstItem = self
          made.firstAttribute = attribute
          return made
        }()
      constraint.storedConstant = max(0, length)
      constraint.hugging = hugging(axis)
      constraint.resistance = resistance(axis)
      found.append(constraint)
    }
    autoLayout.content = found
    return found
  }

  /// 250 unless set.
  ///
  /// Evidence: A-052.
  final func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? autoLayout.hugging.horizontal : autoLayout.hugging.vertical
  }

  final func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard hugging(axis) != priority, engine?.accepts(priority, orNone: true) == true else { return }
    switch axis {
    case .horizontal: autoLayout.hugging.horizontal = priority
    case .vertical: autoLayout.hugging.vertical = priority
    }
    lengthMayHaveChanged()
    constraintsAreStale()
  }

  /// 750 unless set.
  ///
  /// Evidence: A-052.
  final func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? autoLayout.resistance.horizontal : autoLayout.resistance.vertical
  }

  final func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard resistance(axis) != priority, engine?.accepts(priority, orNone: true) == true else {
      return
    }
    switch axis {
    case .horizontal: autoLayout.resistance.horizontal = priority
    case .vertical: autoLayout.resistance.vertical = priority
    }
    lengthMayHaveChanged()
    constraintsAreStale()
  }
}
