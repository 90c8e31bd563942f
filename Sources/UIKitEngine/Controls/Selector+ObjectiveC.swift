import Foundation

nonisolated extension Selector {
  /// What Objective-C calls the method: `tapped:` for `tapped(_:)`, `tappedWithSender:` for
  /// `tapped(sender:)`; a name that is one already stays as it is.
  ///
  /// By this a selector is printed and compared, so that `Selector("tapped:")` is the
  /// `#selector(tapped(_:))` of the same method. A name of one's own, `@objc(other)`, is not known.
  package var objectiveCName: String { Selector.objectiveCName(of: name) }

  /// That of a method by its full name.
  ///
  /// Source: the Swift compiler's rule, by which "With" stands before a first label that does not begin
  /// with a preposition.
  package static func objectiveCName(of fullName: String) -> String {
    guard let open = fullName.firstIndex(of: "("), fullName.hasSuffix(")") else { return fullName }
    let base = String(fullName[..<open])
    let labels = fullName[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let capitalized = first.prefix(1).uppercased() + first.dropFirst()
      name += (beginsWithPreposition(first) ? "" : "With") + capitalized
    }
    return name + ":"
      + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static func beginsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { $0.isLowercase }))
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
