import Foundation
import Words

/// The language that `:lang` chose, kept in a file of one word for the next prompt.
nonisolated struct RememberedLanguage {
  let path: String

  var value: Language? {
    let data = FileManager.default.contents(atPath: path)
    return data.flatMap {
      Language(
        named: String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  /// A choice that can't be kept is made all the same.
  func set(_ language: Language) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? (language.rawValue + "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
