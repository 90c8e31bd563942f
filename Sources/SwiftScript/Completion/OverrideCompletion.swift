/// A member of a superclass that a class may override, as its declaration is written.
struct OverrideCompletion {
  private let name: String
  /// `func`, `var` or `init`.
  private let word: String
  /// From the name on: `layoutSubviews() {`.
  private let rest: String
  private let isRequired: Bool
  private let distance: Int

  static func all(for nominal: Nominal, _ checker: Checker) -> [OverrideCompletion] {
    guard let superclass = nominal.superclass else { return [] }
    let own = Set(nominal.members.filter(\.isOverride).map(\.fullName))
    var seen = own
    var found: [OverrideCompletion] = []
    for (distance, one) in superclass.classChain.enumerated() {
      for member in one.members where canOverride(member) && seen.insert(member.fullName).inserted {
        if let completion = OverrideCompletion(member, distance) { found.append(completion) }
      }
    }
    return found
  }

  private static func canOverride(_ member: Member) -> Bool {
    !member.isStatic && !member.isFinal && !member.isPrivate
      && !member.isUnavailable
      && !member.isConvenience
  }

  private init?(_ member: Member, _ distance: Int) {
    name = member.name
    isRequired = member.isRequired
    self.distance = distance
    switch member.kind {
    case .property:
      guard !member.type.isError else { return nil }
      word = "var"
      rest = "\(member.type.signature(member.name)) {"
    case .method:
      guard let type = member.functionType else { return nil }
      word = "func"
      rest = type.signature(member.name) + " {"
    case .initializer:
      guard let type = member.functionType else { return nil }
      word = "init"
      rest = type.signature("init" + (member.isFailable ? "?" : "")) + " {"
    case .subscript, .enumCase: return nil
    }
  }

  /// What Tab offers after `words`, which stand there as `typed`; `nil` if they ask for another kind.
  func item(after words: [String], typed: String) -> CompletionItem? {
    let lead = isRequired ? "required" : "override"
    let isInitializer = word == "init"
    var start: [String] = [lead] + (isInitializer ? [] : [word])
    let whole = (start + [rest]).joined(separator: " ")
    if let asked = words.last(where: { ["func", "var", "init"].contains($0) }), asked != word {
      return nil
    }
    start.removeAll { words.contains($0) }
    var item = CompletionItem(
      name, .override, insertion: (start + [rest]).joined(separator: " "),
      signature: String(whole.dropLast(2)))
    if words.contains(word), !words.contains(lead) {
      // `func layoutS`: the keyword belongs before what is there.
      item.insertion = whole
      item.back = typed.count
    }
    item.distance = distance
    return item
  }
}
