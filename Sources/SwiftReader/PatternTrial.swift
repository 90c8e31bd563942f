import Foundation

/// Looks for a pattern on a thread of its own, because the regex engine asks nobody while it looks.
///
/// A pattern such as `(a+)+b` takes longer than anybody waits, and nothing can stop it.
public struct PatternTrial {
  public private(set) var pattern: String
  public var ignoresCase = false
  public var dotMatchesNewlines = false
  public var anchorsMatchLineEndings = false

  public init(_ pattern: String) { self.pattern = pattern }

  /// Where in a text the pattern is looked for.
  public enum Extent: Int, Sendable { case first, whole, prefix, all }

  /// Whether a search through so many bytes may take longer than somebody who wants to stop it waits.
  ///
  /// A repetition within a repetition may double the ways with each character; of others each may
  /// begin and end anywhere in the text.
  public func mayBeLong(in length: Int) -> Bool {
    var (repetitions, isNested) = (0.0, false)
    // For each open group: whether something in it repeats.
    var groups = [false]
    var (isEscaped, isInClass, endedGroupRepeats) = (false, false, false)
    for byte in pattern.utf8 {
      defer { if byte != UInt8(ascii: ")") || isEscaped { endedGroupRepeats = false } }
      if isEscaped {
        isEscaped = false
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case _ where isInClass: break
      case UInt8(ascii: "("): groups.append(false)
      case UInt8(ascii: ")"):
        endedGroupRepeats = groups.count > 1 ? groups.removeLast() : false
        if endedGroupRepeats { groups[groups.count - 1] = true }
      case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "{"):
        repetitions += 1
        groups[groups.count - 1] = true
        isNested = isNested || endedGroupRepeats
      default: break
      }
    }
    return isNested ? length > 12 : pow(Double(length), repetitions + 1) > 1e7
  }

  /// Waits until the search has ended.
  ///
  /// - Parameter isWanted: asked every few milliseconds.
  /// - Returns: whether it has ended; `false` once it is not wanted any more.
  public func ends(in text: String, _ extent: Extent, while isWanted: () -> Bool) -> Bool {
    var own = self
    own.pattern = pattern.unshared
    let text = text.unshared
    return OwnThread.result(while: isWanted) { [own] in own.search(text, extent) } != nil
  }

  private func search(_ text: String, _ extent: Extent) {
    guard let compiled = try? Regex(pattern) else { return }
    let regex = compiled.ignoresCase(ignoresCase).dotMatchesNewlines(dotMatchesNewlines)
      .anchorsMatchLineEndings(anchorsMatchLineEndings)
    switch extent {
    case .first: _ = try? regex.firstMatch(in: text)
    case .whole: _ = try? regex.wholeMatch(in: text)
    case .prefix: _ = try? regex.prefixMatch(in: text)
    case .all: _ = text.matches(of: regex)
    }
  }
}
