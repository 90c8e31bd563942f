/// Reading a pattern that somebody wrote.
nonisolated extension EventPattern {
  /// Why a text is no pattern here.
  public enum Problem: Error, Hashable, Sendable {
    case empty
    /// Nothing is called that.
    case unknownSubject(String)
    /// Nothing that happens is called that.
    case unknownEvent(String)
    /// Somebody was named, but not what is to happen to them.
    case missingEvent(String)
  }

  /// What the words of a pattern may mean.
  public struct Vocabulary {
    /// Whether a variable, or a class, has the name.
    public var isVariable: (String) -> Bool
    public var isClass: (String) -> Bool
    /// The id of the element that an expression gives, or that is called so in the trace.
    public var element: (String) -> Int?

    public init(
      isVariable: @escaping (String) -> Bool, isClass: @escaping (String) -> Bool,
      element: @escaping (String) -> Int?
    ) {
      self.isVariable = isVariable
      self.isClass = isClass
      self.element = element
    }
  }

  /// Reads `VIEW.CALLBACK`, `VIEW.PROPERTY`, `VIEW`, a phase, a callback or a sort of event.
  public static func reading(
    _ text: String, _ vocabulary: Vocabulary
  ) throws(Problem) -> EventPattern {
    let text = text.trimmed
    guard !text.isEmpty else { throw .empty }
    if let what = what(text), !vocabulary.isVariable(text) {
      return EventPattern(.any, what, text: text)
    }
    if let dot = text.lastIndex(of: "."), dot != text.startIndex {
      let head = String(text[..<dot]).trimmed
      let tail = String(text[text.index(after: dot)...]).trimmed
      if let what = member(tail) {
        return EventPattern(try subject(head, vocabulary), what, text: text)
      }
      // `card.label`: perhaps the whole is somebody.
      if let id = vocabulary.element(text) {
        return EventPattern(.element(id), .anything, text: text)
      }
      _ = try subject(head, vocabulary)
      throw .unknownEvent(tail)
    }
    do {
      return EventPattern(try subject(text, vocabulary), .anything, text: text)
    } catch {
      throw text.first?.isUppercase == true ? .unknownSubject(text) : .unknownEvent(text)
    }
  }

  private static func subject(
    _ text: String, _ vocabulary: Vocabulary
  ) throws(Problem) -> Subject {
    if ["any", "*", "_"].contains(text) { return .any }
    if vocabulary.isVariable(text) { return .named(text) }
    if vocabulary.isClass(text) { return .ofClass(text) }
    if let id = vocabulary.element(text) { return .element(id) }
    throw .unknownSubject(text)
  }

  /// What a word means that stands alone.
  private static func what(_ text: String) -> What? {
    if let callback = callback(text) { return callback }
    if let phase = Phase(reading: text) { return .phase(phase) }
    if let flag = TraceEvent.Flag(rawValue: text) { return .flag(flag) }
    return TraceEvent.Sort(rawValue: text.lowercased()).map { .sort($0) }
  }

  /// What a word means behind somebody's dot.
  private static func member(_ text: String) -> What? {
    if let callback = callback(text) { return callback }
    if let flag = TraceEvent.Flag(rawValue: text) { return .flag(flag) }
    if text == "any" || text == "*" { return .anything }
    if properties.contains(text) { return .property(text) }
    return TraceEvent.Sort(rawValue: text).map { .sort($0) }
  }

  private static func callback(_ text: String) -> What? {
    Callback.known.contains { $0.isCalled(text) } ? .callback(text) : nil
  }

  /// The properties whose changes are recorded.
  public static let properties = [
    "frame", "bounds", "center", "transform", "isHidden", "alpha", "tag", "text", "contentMode",
    "tintColor", "isUserInteractionEnabled", "safeAreaInsets", "backgroundColor", "constant",
    "priority", "title", "cornerRadius", "borderWidth", "clipsToBounds",
  ]
}

nonisolated extension Phase {
  /// The phase that a reader means: `main queue`, `mainQueue`, `main-queue`.
  public init?(reading text: String) {
    // The callback of that name is spelled so.
    guard text != Phase.updateConstraints.rawValue else { return nil }
    let plain = text.lowercased().filter(\.isLetter)
    guard let phase = Phase.allCases.first(where: { $0.rawValue.lowercased() == plain }) else {
      return nil
    }
    self = phase
  }
}

nonisolated extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
