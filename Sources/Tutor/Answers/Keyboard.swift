import Foundation

/// What comes off a learner's keyboard, made plain.
nonisolated enum Keyboard {
  /// Trimmed, with full-width letters, digits and punctuation as ASCII.
  static func normalised(_ line: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in line.precomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: scalars.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case 0x3000: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    return String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The Latin letters on the keys of these, for a learner who left the keyboard in Korean.
  static let latinOnKorean: [Character: Character] = [
    "ㅁ": "a", "ㅠ": "b", "ㅊ": "c", "ㅇ": "d", "ㄷ": "e", "ㄹ": "f", "ㅎ": "g", "ㅗ": "h",
  ]
}

/// The letter that stands before a choice.
public nonisolated enum Letter {
  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz")

  /// `a`, `b`, `c`, … as many as `count`.
  public static func all(_ count: Int) -> [String] {
    alphabet.prefix(count).map(String.init)
  }

  /// The place of a letter in the alphabet, however it is set off: `b`, `B`, `b)` and `(b)` are 1.
  static func index(of text: String) -> Int? {
    let bare = text.lowercased().filter { !" ().\t".contains($0) }
    guard bare.count == 1, let letter = bare.first else { return nil }
    return alphabet.firstIndex(of: Keyboard.latinOnKorean[letter] ?? letter)
  }
}
