/// What Tab offers for the word before the cursor.
public struct Completion {
  /// One thing that the word may become.
  public struct Candidate: Hashable, Sendable {
    public var name: String
    /// What is written in place of the word: `name`, and what always follows it.
    public var insertion: String
    /// How many characters before the word are replaced too.
    public var back: Int

    public init(_ name: String, insertion: String? = nil, back: Int = 0) {
      self.name = name
      self.insertion = insertion ?? name
      self.back = back
    }
  }

  /// What is there already: an identifier, a command with its colon, a path.
  public var word: String
  /// Best first.
  public var candidates: [Candidate]
  /// A page of the list that a second Tab shows, from 0; later pages begin again.
  public var page: (_ number: Int, _ width: Int, _ height: Int) -> String

  public init(
    of word: String, candidates: [Candidate],
    page: @escaping (_ number: Int, _ width: Int, _ height: Int) -> String = { _, _, _ in "" }
  ) {
    self.word = word
    self.candidates = candidates
    self.page = page
  }

  /// Nothing to offer.
  public static var none: Completion { Completion(of: "", candidates: []) }

  /// A change of the text before the cursor.
  struct Edit: Hashable {
    /// Characters before the cursor that go.
    var erased: Int
    var text: String
  }

  /// What the first Tab writes: the only candidate, or what all have in common; `nil` if nothing.
  var edit: Edit? {
    guard let first = candidates.first else { return nil }
    let isOne = candidates.allSatisfy {
      $0.insertion == first.insertion && $0.back == first.back
    }
    if isOne {
      if first.back == 0, first.insertion.hasPrefix(word) {
        let rest = first.insertion.dropFirst(word.count)
        return rest.isEmpty ? nil : Edit(erased: 0, text: String(rest))
      }
      return Edit(erased: word.count + first.back, text: first.insertion)
    }
    var shared = first.name
    for one in candidates.dropFirst() { shared = shared.sharedPrefix(with: one.name) }
    if shared.hasPrefix(word) {
      return shared == word ? nil : Edit(erased: 0, text: String(shared.dropFirst(word.count)))
    }
    return shared.count < word.count ? nil : Edit(erased: word.count, text: shared)
  }
}

nonisolated extension String {
  /// The characters that both begin with, exactly.
  fileprivate func sharedPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
