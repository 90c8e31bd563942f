import Render
import UIKitEngine
import Words

extension Command {
  static let tree: Command = Command(
    name: "tree", usage: ":tree [VIEW]",
    summary: .treeSummary, details: .treeDetails,
    group: .look, arguments: .view,
    options: [
      Option("--uikit", .treeUIKit),
      Option("--layers", .treeLayers),
      Option("--guides", .treeGuides),
    ],
    tellsAnswers: true, showsPast: true, seeAlso: ["draw", "constraints", "dirty"],
    example: #"""
      lab> let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
      lab> let title = UILabel()
      lab> title.text = "Welcome"
      lab> card.addSubview(title)
      ⚑ already card needsLayout · already title needsLayout
      lab> view.addSubview(card)
      ⚑ view needsLayout · already card needsLayout
      lab> :tree
      window          UIWindow  (0, 0, 390, 844)
      └─ view         UIView    (0, 0, 390, 844)    ⚑L   viewController's view
         └─ card      UIView    (20, 100, 200, 80)  ⚑LC
            └─ title  UILabel   (0, 0, 0, 0)        ⚑LC  "Welcome"
      ⚑ L needsLayout, C needsUpdateConstraints
      lab> :tree card --uikit
      <UIView: 0x600000000060; frame = (20 100; 200 80); layer = <CALayer: 0x600000000070>>
         | <UILabel: 0x600000000080; frame = (0 0; 0 0); text = 'Welcome'; userInteractionEnabled = NO; layer = <CALayer: 0x600000000090>>
      """#
  ) { argument, loop in
    answer {
      let arguments = try Arguments(argument, tree.options, of: "tree")
      let engine = loop.session.engine
      let roots =
        arguments.rest.isEmpty ? loop.snapshots : [try loop.look(at: arguments.rest)]
      if arguments.has("--uikit"), loop.past == nil {
        let views = roots.compactMap { engine.element($0.id) as? UIView }
        return .show(Styled(views.map { $0.recursiveDescription() + "\n" }.joined()))
      }
      var extras: TreeExtras = []
      if arguments.has("--layers") { extras.insert(.layers) }
      if arguments.has("--guides") { extras.insert(.guides) }
      return .show(
        hierarchyText(
          roots, looks: loop.looks(of: roots), flags: loop.flags, width: loop.width
        ) { id in
          (engine.element(id) as? UIView).map { extraRows(of: $0, extras) } ?? []
        })
    }
  }

  static let draw: Command = Command(
    name: "draw", usage: ":draw [VIEW]", summary: .drawSummary, details: .drawDetails,
    group: .look, arguments: .view,
    options: [
      Option("--svg", value: "FILE", .drawSVG)
    ],
    tellsAnswers: true, showsPast: true, seeAlso: ["tree"],
    example: #"""
      lab> let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      lab> let front = UIView(frame: CGRect(x: 30, y: 20, width: 60, height: 40))
      lab> front.backgroundColor = .white
      lab> let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 70))
      lab> box.addSubview(back)
      ⚑ already box needsLayout · already back needsLayout
      lab> box.addSubview(front)
      ⚑ already box needsLayout · already front needsLayout
      lab> :draw box
      ┌ back ────────────────────────────────────────┬ box ─────────────────────────┐
      │                                              │                              │
      │                                              │                              │
      │                                              │                              │
      │                                              │                              │
      │                                              │                              │
      │                                              │                              │
      │                                              │                              │
      │                      ┌ front ────────────────┴──────────────────────┐       │
      │                      │                                              │       │
      │                      │                                              │       │
      │                      │                                              │       │
      │                      │                                              │       │
      │                      │                                              │       │
      │                      │                                              │       │
      │                      │                                              │       │
      ├──────────────────────┤                                              │       │
      │                      │                                              │       │
      │                      │                                              │       │
      │                      │                                              │       │
      │                      │                                              │       │
      │                      │                                              │       │
      │                      │                                              │       │
      │                      └──────────────────────────────────────────────┘       │
      │                                                                             │
      │                                                                             │
      │                                                                             │
      └─────────────────────────────────────────────────────────────────────────────┘
      """#
  ) { argument, loop in
    answer {
      let arguments = try Arguments(argument, draw.options, of: "draw")
      let root =
        arguments.rest.isEmpty
        ? loop.snapshots.last(where: \.isShown) : try loop.look(at: arguments.rest)
      guard let root else { return .refused(.noWindow) }
      let looks = loop.looks(of: [root])
      if let file = arguments.options["--svg"] {
        return loop.write(wireframeSVG(root, looks: looks), to: file)
      }
      return .show(
        wireframeText(
          Scene(root, looks: looks), width: loop.width, height: max(30, loop.display.height - 4)))
    }
  }

  static let dirty = Command(
    name: "dirty", usage: ":dirty", summary: .dirtySummary, details: .dirtyDetails,
    group: .look, showsPast: true, seeAlso: ["marks", "phases", "step", "turn"],
    example: #"""
      lab> let card = UIView()
      lab> view.addSubview(card)
      ⚑ view needsLayout · already card needsLayout
      lab> :dirty
      in the next commit, in this order
        ⚑ view, card needsLayout: their layoutSubviews() runs in the layout phase, or
            at layoutIfNeeded()
      marked, but not for the next commit
        ⚑ card needsUpdateConstraints: nothing comes of it, as no constraint is in the
            tree and nobody called setNeedsUpdateConstraints(): V-069
      lab> :turn
      #83   before waiting
      #84     commit
      #85       layout
      #87         viewController.viewWillLayoutSubviews()
      #89         view.layoutSubviews()  because: line 2 view.addSubview(card) marked view (#75)
      #91         card.safeAreaInsets 0 → (top 47)
      #92         card.safeAreaInsetsDidChange()
      #94         viewController.viewDidLayoutSubviews()
      #97         card.layoutSubviews()
      lab> :dirty
      nothing is pending in the next commit
      marked, but not for the next commit
        ⚑ card needsUpdateConstraints: nothing comes of it, as no constraint is in the
            tree and nobody called setNeedsUpdateConstraints(): V-069
      """#
  ) { argument, loop in
    guard argument.isEmpty else { return .refused(.takesNothing(":dirty", argument)) }
    if loop.past != nil { return .show(marksText(loop.snapshots, flags: loop.flags)) }
    return .show(
      pendingText(PendingWork(loop.session.engine, flags: loop.flags), width: loop.width))
  }

  static let constraints = Command(
    name: "constraints", usage: ":constraints [VIEW] [h|v]",
    summary: .constraintsSummary, details: .constraintsDetails,
    group: .look, arguments: .view,
    forms: [
      Form(":constraints", .constraintsOfAll),
      Form(":constraints card", .constraintsOfOne),
      Form(":constraints card h", .constraintsOfAxis),
    ],
    seeAlso: ["tree"],
    example: #"""
      lab> let card = UIView()
      lab> card.translatesAutoresizingMaskIntoConstraints = false
      lab> view.addSubview(card)
      ⚑ view needsLayout · already card needsLayout
      lab> NSLayoutConstraint.activate([
      ...>   card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ...>   card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      ...>   card.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      ...>   card.heightAnchor.constraint(equalToConstant: 80),
      ...> ])
      lab> :constraints card
      yours
        card.width <= 300                  H:[card(<=300)]  holds, 300 to spare
        card.height == 80                  V:[card(80)]     waits for layout
        card.top == view.safeArea.top                       waits for layout
        card.leading == view.leading + 16  H:|-(16)-[card]  waits for layout
      lab> view.layoutIfNeeded()
      ⚑ cleared card needsUpdateConstraints, needsLayout · cleared view needsLayout
      lab> :constraints card h
      yours
        card.width <= 300                  H:[card(<=300)]  holds, 300 to spare
        card.leading == view.leading + 16  H:|-(16)-[card]  holds
      """#
  ) { argument, loop in
    answer {
      let arguments = try Arguments(argument, [], of: "constraints")
      var words = arguments.rest.split(separator: " ").map(String.init)
      let axis = words.last.flatMap { ["h": true, "v": false][$0] }
      if axis != nil { words.removeLast() }
      let name = words.joined(separator: " ")
      let found =
        name.isEmpty
        ? loop.session.engine.snapshot().filter(\.isShown)
          .compactMap { loop.session.engine.element($0.id) as? UIView }.flatMap(\.constraintsBelow)
        : try loop.view(named: name).constraintsNaming
      let shown = found.filter { axis == nil || $0.firstAttribute.isAlongX == axis }
      guard !shown.isEmpty else {
        let whom: Phrase = name.isEmpty ? .noConstraintsAtAll : .noConstraints(naming: name)
        return .show("\(whom, .quiet)\n")
      }
      return .show(constraintListText(shown, width: loop.width))
    }
  }

  /// What `body` answers, or what was wrong with the arguments.
  static func answer(_ body: () throws -> Outcome) -> Outcome {
    do {
      return try body()
    } catch let mistake as Arguments.Mistake {
      return .refused(mistake.message)
    } catch {
      return .refused(.verbatim("\(error)"))
    }
  }
}

extension Loop {
  /// Writes a picture to a file and says so.
  func write(_ text: String, to file: String) -> Command.Outcome {
    do {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    } catch {
      return .refused(.cannotWrite(file))
    }
    return .show("\(Phrase.writtenTo(file), .quiet)\n")
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  fileprivate var isAlongX: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
