/// Which events somebody waits for: whose, and what of them.
///
/// `card.layoutSubviews`, `Card.draw`, `any.viewDidLoad`, `layout`, `print`, `card.frame`.
public nonisolated struct EventPattern: Hashable, Sendable {
  public enum Subject: Hashable, Sendable {
    case any
    /// The element that this variable holds.
    case named(String)
    /// Each element of this class or of one below it.
    case ofClass(String)
    /// The element with this id.
    case element(Int)
  }

  public enum What: Hashable, Sendable {
    case anything
    /// By its name with or without brackets.
    case callback(String)
    case phase(Phase)
    case sort(TraceEvent.Sort)
    case flag(TraceEvent.Flag)
    case property(String)
  }

  public var subject: Subject
  public var what: What
  /// As a reader writes it.
  public var text: String

  public init(_ subject: Subject, _ what: What, text: String) {
    self.subject = subject
    self.what = what
    self.text = text
  }

  /// Whether the event is one of those waited for.
  ///
  /// - Parameters:
  ///   - name: what an element is called now; a variable's name comes after its value.
  ///   - classes: an element's class and those above it.
  public func matches(
    _ event: TraceEvent, name: (ElementName) -> String?, classes: (ElementName) -> [String]
  ) -> Bool {
    guard isSpeaking(of: event.kind) else { return false }
    switch subject {
    case .any: return true
    case .element(let id): return event.elements.contains { $0.id == id }
    case .named(let wanted):
      return event.elements.contains { ($0.name ?? name($0)) == wanted || name($0) == wanted }
    case .ofClass(let wanted): return event.elements.contains { classes($0).contains(wanted) }
    }
  }

  private func isSpeaking(of kind: TraceEvent.Kind) -> Bool {
    switch (what, kind) {
    case (.anything, .callbackEnded), (.anything, .phaseEnded): false
    case (.anything, _): true
    case (.callback(let name), .callbackBegan(_, let callback)): callback.isCalled(name)
    case (.phase(let wanted), .phaseBegan(let phase)): phase == wanted
    case (.flag(let wanted), .flagRaised(_, let flag, _)): flag == wanted
    case (.sort(.phase), .phaseEnded), (.sort(.callback), .callbackEnded): false
    case (.sort(let sort), _): TraceEvent(kind).sort == sort
    case (.property(let wanted), .propertyChanged(_, let property, _, _)): property == wanted
    case (.property(let wanted), .constraintChanged(_, let property, _, _)): property == wanted
    case (.property("frame"), .frameChanged), (.property("bounds"), .frameChanged),
      (.property("center"), .frameChanged), (.property("transform"), .frameChanged):
      true
    default: false
    }
  }
}

nonisolated extension TraceEvent {
  /// Something that is about to happen.
  public init(_ kind: Kind) {
    self.init(ordinal: 0, depth: 0, cause: nil, line: nil, time: 0, kind: kind)
  }
}
