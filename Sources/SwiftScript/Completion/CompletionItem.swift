/// One thing that may stand at a place in a program.
public struct CompletionItem: Hashable {
  public enum Kind: Hashable {
    case keyword, name, function, type, property, method, enumCase, label, override
  }

  /// How the item's type agrees with the one that its place asks for.
  public enum Fit: Int, Comparable {
    case fits
    /// A member of it fits: `view` where an anchor is wanted.
    case leads
    case other

    public static func < (a: Fit, b: Fit) -> Bool { a.rawValue < b.rawValue }
  }

  /// What is compared with the word before the cursor.
  public var name: String
  /// What replaces that word.
  public var insertion: String
  /// What a list shows: `addSubview(_ view: UIView)`, `alpha: CGFloat`.
  public var signature: String
  public var kind: Kind
  public var fit = Fit.fits
  /// Smaller is nearer: the script's own before what is inherited, members before keywords.
  public var distance = 0
  /// How many characters before the word are replaced too: the dot that becomes `?.`.
  public var back = 0

  public init(_ name: String, _ kind: Kind, insertion: String? = nil, signature: String? = nil) {
    self.name = name
    self.kind = kind
    self.insertion = insertion ?? name
    self.signature = signature ?? name
  }
}

/// What may follow the text before a cursor.
public struct CompletionResult {
  /// What stands there already of the name: an identifier, or nothing.
  public var word = ""
  /// What fits the word, best first.
  public var items: [CompletionItem] = []
  /// The forms of the call that the cursor stands in.
  public var calls: [String] = []
}

extension CompletionResult {
  /// Keeps what the word may become, best first.
  ///
  /// What the place's type rules out is left out as long as anything agrees with it. Where nothing
  /// begins with the word, its letters may differ in case or, failing that, be mistyped.
  init(word: String, from all: [CompletionItem], calls: [String]) {
    self.word = word
    self.calls = calls
    var found = all.filter { $0.name.hasPrefix(word) }
    if found.isEmpty {
      let lower = word.lowercased()
      found = all.filter { $0.name.lowercased().hasPrefix(lower) }
    }
    if found.isEmpty, let near = Spelling.nearest(to: word, among: all.map(\.name)) {
      found = all.filter { $0.name == near }
    }
    if found.contains(where: { $0.fit < .other }) { found.removeAll { $0.fit == .other } }
    items = found.sorted {
      ($0.fit.rawValue, $0.distance, $0.name, $0.signature)
        < ($1.fit.rawValue, $1.distance, $1.name, $1.signature)
    }
  }
}
