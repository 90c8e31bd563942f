extension Callback {
  /// The methods that the engine calls, and records when it does.
  public nonisolated static let known: [Callback] = [
    "layoutSubviews()", "updateConstraints()", "updateProperties()", "draw(_:)",
    "willMove(toSuperview:)", "didMoveToSuperview()", "willMove(toWindow:)", "didMoveToWindow()",
    "didAddSubview(_:)", "willRemoveSubview(_:)", "safeAreaInsetsDidChange()",
    "layoutMarginsDidChange()", "tintColorDidChange()",
    "awakeFromNib()", "prepare(for:sender:)", "loadView()", "viewDidLoad()", "viewWillAppear(_:)",
    "viewIsAppearing(_:)",
    "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "updateViewConstraints()",
    "viewSafeAreaInsetsDidChange()", "viewLayoutMarginsDidChange()", "willMove(toParent:)",
    "didMove(toParent:)", "traitCollectionDidChange(_:)", "willTransition(to:with:)",
    "viewWillTransition(to:with:)", "didReceiveMemoryWarning()",
    "registerForTraitChanges(_:handler:)", "prepareForReuse()",
  ]

  /// `layoutSubviews`, `willMove(toSuperview:)`: without brackets that say nothing.
  public nonisolated var shortName: String {
    guard let open = name.firstIndex(of: "(") else { return name }
    let labels = name[open...]
    return labels.contains { $0.isLetter } ? name : String(name[..<open])
  }

  /// What stands before the bracket: `willMove`.
  public nonisolated var baseName: String { String(name.prefix { $0 != "(" }) }

  /// Whether `text` may stand for it: `layoutSubviews`, `layoutSubviews()`, `willMove`.
  public nonisolated func isCalled(_ text: String) -> Bool {
    text == name || text == shortName || text == baseName
  }
}
