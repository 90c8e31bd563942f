import SwiftScript
import UIKitEngine
import Words

/// An event and the chain of its causes, up to the statement of the program that began it, each with
/// the evidence that it rests on.
///
/// ```
/// #114  card.frame (0, 0, 0, 0) → (95, 71, 200, 100)
///   because: #108 view.layoutSubviews() copied the constraints' solution into its subviews  V-050
///   because: #75 ⚑ view needsLayout  V-047
///   because: line 3 view.addSubview(card)  V-100
/// ```
public nonisolated func whyText(
  _ event: TraceEvent, among events: [TraceEvent], listing: Listing
) -> Styled {
  let names = Names(events)
  let chain = CauseChain(Causes(events, names, listing: listing), events)
  let what = eventText(event.kind, names) ?? ""
  return "\("#\(event.ordinal)", .quiet)  \(what)\n"
    + chain.links(from: event).map { link in
      var line: Styled = "  \(Phrase.because, .quiet) \(link.text)"
      if !link.evidence.isEmpty { line += "  \(link.evidence.joined(separator: " "), .quiet)" }
      return line + "\n"
    }.joined()
}

/// Walks from an event to what brought it about, and on.
nonisolated struct CauseChain {
  struct Link {
    var text: Phrase
    var evidence: [String] = []
  }

  private let causes: Causes
  private let events: [TraceEvent]

  init(_ causes: Causes, _ events: [TraceEvent]) {
    self.causes = causes
    self.events = events
  }

  /// Nearest first; a chain that long is a loop of the program's own.
  func links(from event: TraceEvent) -> [Link] {
    var links: [Link] = []
    var next: TraceEvent? = event
    while let current = next, links.count < 16 {
      next = step(from: current, &links)
    }
    return links
  }

  /// Says why `event` came about, and hands back what is to be asked about next.
  private func step(from event: TraceEvent, _ links: inout [Link]) -> TraceEvent? {
    switch event.kind {
    case .callbackBegan(let element, let callback):
      if let mark = causes.cause(of: event) {
        links.append(Link(text: quote(mark), evidence: Evidence.of(callback)))
        return mark
      }
      if let neighbour = layout(besides: event, callback) {
        links.append(Link(text: .around(quote(neighbour).description), evidence: ["V-012"]))
        return neighbour
      }
      if callback == "layoutSubviews()", let birth = birth(of: element) {
        links.append(Link(text: .bornMarked(causes.names(element)), evidence: ["V-025"]))
        return step(from: birth, &links)
      }
      return author(of: event, Evidence.of(callback), &links)
    case .flagRaised(let element, let flag, _):
      return author(of: event, reason(of: event, element, flag), &links)
    case .frameChanged(let element, _, _):
      return frame(event, element, &links)
    case .phaseBegan(let phase):
      let isOfCommit = [.commit, .layout, .display, .send, .beforeWaiting].contains(phase)
      links.append(
        isOfCommit
          ? Link(text: .commitOfTurn, evidence: ["V-002", "V-064"])
          : Link(text: .phaseRan(phase.title), evidence: phase == .mainQueue ? ["V-098"] : []))
      return nil
    default:
      return author(of: event, [], &links)
    }
  }

  private func frame(
    _ event: TraceEvent, _ element: ElementName, _ links: inout [Link]
  ) -> TraceEvent? {
    let parent = superview(of: element, before: event)
    if let parent, let resized = resize(of: parent, before: event) {
      links.append(
        Link(text: .superviewResized(causes.names(parent)), evidence: ["V-076"]))
      return resized
    }
    if case .inside(let span) = causes.author(of: event),
      case .callbackBegan(let owner, "layoutSubviews()") = span.kind, owner.id == parent?.id
    {
      links.append(
        Link(text: .placedBySolution(quote(span).description), evidence: ["V-050"]))
      return span
    }
    return author(of: event, [], &links)
  }

  /// The statement that did it and the callback that it stands in; or what the engine did it in.
  private func author(
    of event: TraceEvent, _ evidence: [String], _ links: inout [Link]
  ) -> TraceEvent? {
    switch causes.author(of: event) {
    case .statement(let source, let line):
      links.append(
        Link(text: causes.statement(source: source, line: line), evidence: evidence))
      guard let span = causes.span(of: event), case .callbackBegan = span.kind else { return nil }
      links.append(Link(text: .ran(quote(span))))
      return span
    case .inside(let span):
      if case .phaseBegan = span.kind { return span }
      links.append(Link(text: .ran(quote(span)), evidence: evidence))
      return span
    case .nobody: return nil
    }
  }

  /// `#75 ⚑ view needsLayout`.
  private func quote(_ event: TraceEvent) -> Phrase {
    .verbatim("#\(event.ordinal) \(eventText(event.kind, causes.names)?.text ?? "")")
  }

  // MARK: Looking back

  /// Where a variable got it, which says more than a line of its initializer; else where it was made.
  private func birth(of element: ElementName) -> TraceEvent? {
    let named = events.first { event in
      if case .named(let other) = event.kind { other.id == element.id } else { false }
    }
    return named
      ?? events.first { event in
        if case .created(let other, _) = event.kind { other.id == element.id } else { false }
      }
  }

  /// A controller's layout hooks come around its view's own.
  private func layout(besides event: TraceEvent, _ callback: UIKitEngine.Callback) -> TraceEvent? {
    let isBefore = callback == "viewWillLayoutSubviews()"
    guard isBefore || callback == "viewDidLayoutSubviews()" else { return nil }
    let isLayout: (TraceEvent) -> Bool = { other in
      guard other.depth == event.depth, case .callbackBegan(_, "layoutSubviews()") = other.kind
      else { return false }
      return true
    }
    return isBefore
      ? events.first { $0.ordinal > event.ordinal && isLayout($0) }
      : events.last { $0.ordinal < event.ordinal && isLayout($0) }
  }

  private func superview(of element: ElementName, before event: TraceEvent) -> ElementName? {
    for other in events.reversed() where other.ordinal < event.ordinal {
      switch other.kind {
      case .subviewInserted(let view, let parent, _) where view.id == element.id: return parent
      case .subviewRemoved(let view, _, _) where view.id == element.id: return nil
      default: break
      }
    }
    return nil
  }

  /// The change of a superview's size, right before, by the same author and in the same callback.
  private func resize(of parent: ElementName, before event: TraceEvent) -> TraceEvent? {
    let span = causes.span(of: event)?.ordinal
    return events.last { other in
      guard other.ordinal < event.ordinal, event.ordinal - other.ordinal < 40,
        other.depth == event.depth, other.line == event.line, other.source == event.source,
        case .frameChanged(let view, let from, let to) = other.kind
      else { return false }
      return view.id == parent.id && from.bounds.size != to.bounds.size
        && causes.span(of: other)?.ordinal == span
    }
  }

  /// What the mark rests on: the change right before it by the same author, or the call itself.
  private func reason(
    of mark: TraceEvent, _ element: ElementName, _ flag: TraceEvent.Flag
  ) -> [String] {
    let before = events.filter { other in
      other.ordinal < mark.ordinal && mark.ordinal - other.ordinal < 8
        && other.line == mark.line && other.source == mark.source && other.depth == mark.depth
    }
    for event in before.reversed() {
      switch event.kind {
      case .subviewInserted, .subviewRemoved: return ["V-100"]
      case .constraintActivated, .constraintDeactivated, .constraintChanged: return ["V-044"]
      case .frameChanged(_, let from, let to):
        if from.bounds.size != to.bounds.size { return ["V-013", "V-046"] }
        if from.transform != to.transform { return ["V-014"] }
        return ["V-101"]
      default: break
      }
    }
    return Evidence.of(flag)
  }
}

/// What the evidence says about each callback and mark.
private nonisolated enum Evidence {
  static func of(_ flag: TraceEvent.Flag) -> [String] {
    switch flag {
    case .needsLayout: ["V-027"]
    case .needsDisplay: ["V-077"]
    case .needsUpdateConstraints: ["V-045"]
    case .needsUpdateProperties: ["V-090"]
    }
  }

  static func of(_ callback: UIKitEngine.Callback) -> [String] {
    switch callback.name {
    case "layoutSubviews()": ["V-047"]
    case "draw(_:)": ["V-028", "V-077"]
    case "updateConstraints()": ["V-008", "V-009"]
    case "updateViewConstraints()": ["C-022"]
    case "updateProperties()": ["V-062"]
    case "willMove(toSuperview:)", "didMoveToSuperview()": ["V-029", "V-093"]
    case "willMove(toWindow:)", "didMoveToWindow()": ["V-029", "V-082"]
    case "didAddSubview(_:)": ["V-030"]
    case "willRemoveSubview(_:)": ["V-031"]
    case "safeAreaInsetsDidChange()": ["V-088"]
    case "layoutMarginsDidChange()": ["V-089"]
    case "tintColorDidChange()": ["V-087"]
    case "traitCollectionDidChange(_:)": ["C-077", "V-061"]
    case "registerForTraitChanges(_:handler:)": ["V-061"]
    case "willTransition(to:with:)", "viewWillTransition(to:with:)": ["C-076"]
    case "didReceiveMemoryWarning()": ["C-016"]
    case "loadView()", "viewDidLoad()": ["C-002"]
    case "viewWillAppear(_:)": ["C-018"]
    case "viewIsAppearing(_:)": ["C-023"]
    case "viewDidAppear(_:)": ["C-019"]
    case "viewWillLayoutSubviews()", "viewDidLayoutSubviews()": ["V-012"]
    case "viewSafeAreaInsetsDidChange()", "viewLayoutMarginsDidChange()": ["C-027"]
    case "willMove(toParent:)", "didMove(toParent:)": ["C-060"]
    default: []
    }
  }
}
