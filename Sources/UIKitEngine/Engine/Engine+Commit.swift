extension Engine {
  /// The windows that a commit lays out, back to front.
  private var shownWindows: [UIWindow] { windows.filter { !$0.isHidden } }

  var hasCommitWork: Bool { needsLayoutRound || needsDisplayRound || animator.hasUnsent }

  private var needsLayoutRound: Bool {
    shownWindows.contains {
      $0.layer.subtreeNeedsLayout || $0.needsUpdatePass || $0.hasUndeliveredConstraints
    }
  }

  private var needsDisplayRound: Bool {
    shownWindows.contains { $0.layer.subtreeIsReadyToDraw }
  }

  /// Layout until clean, then display, then off to the render server.
  ///
  /// Evidence: V-002, V-028, V-043, V-047.
  func commit() {
    defer { commitCount += 1 }
    phase(.commit) {
      let isOutermost = beginPasses()
      while faulted == nil, needsLayoutRound {
        phase(.layout) { shownWindows.forEach(layOut) }
      }
      if rules.misconception == .drawingFollowsViewDidAppear { runAfterCommit() }
      while faulted == nil, needsDisplayRound {
        phase(.display) { shownWindows.forEach(display) }
      }
      if isOutermost { endPasses() }
      if animator.hasUnsent { phase(.send) { animator.send() } }
    }
  }

  /// Lays out every window now, as an animation block does that asks for it.
  ///
  /// Evidence: V-058.
  func layOutWindows() {
    for window in shownWindows where faulted == nil { window.layOutNow() }
  }

  /// One way down through a window; whoever a lower view dirtied waits for the next round.
  ///
  /// Evidence: V-011, V-047.
  private func layOut(_ window: UIWindow) {
    guard faulted == nil else { return }
    window.flushConstraintNotifications()
    if window.layer.subtreeNeedsLayout {
      window.layer.layOutSubtree()
    } else {
      window.bringConstraintsUpToDate()
    }
  }
}
