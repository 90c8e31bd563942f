import SwiftScript
import UIKitEngine

/// Whether a translation has the same ids and the same code as its original.
struct TranslationCheck {
  private let original: Lesson
  private let translation: Lesson

  init(_ original: Lesson, _ translation: Lesson) {
    self.original = original
    self.translation = translation
  }

  func findings() -> [Finding] {
    var differences: [Diagnostic] = []
    if original.id != translation.id || original.system != translation.system {
      differences.append(.translationDiffers("'id' or 'system'", original, translation.start))
    }
    let mine = original.parts.compactMap(\.machinery)
    let theirs = translation.parts.compactMap(\.machinery)
    for (part, copy) in zip(mine, theirs) where part.key != copy.key {
      differences.append(.translationDiffers("'\(part.name)'", original, copy.range))
      break
    }
    if differences.isEmpty, mine.count != theirs.count {
      let extra = mine.dropFirst(theirs.count).first ?? theirs.dropFirst(mine.count).first
      differences.append(
        .translationDiffers("'\(extra?.name ?? "")'", original, translation.start))
    }
    return differences.map { Finding(.translation, $0) }
  }
}

extension Lesson {
  fileprivate var start: SourceRange {
    let start = SourcePosition(line: 1, column: 1, offset: 0)
    return SourceRange(file: file, start: start, end: start)
  }
}

extension Lesson.Part {
  /// A part without its words: what a translation must repeat.
  fileprivate struct Machinery {
    var name: String
    var key: [String]
    var range: SourceRange
  }

  fileprivate var machinery: Machinery? {
    switch self {
    case .prose: nil
    case .setup(let code):
      Machinery(name: "swift setup", key: ["setup", code.text], range: code.range)
    case .tryIt(let code):
      Machinery(name: "swift try", key: ["try", code.text], range: code.range)
    case .question(let question):
      Machinery(name: question.id, key: question.key, range: question.range)
    }
  }
}

extension Question {
  fileprivate var key: [String] {
    [
      id, kind.rawValue, ask.text, code?.text ?? "", form?.rawValue ?? "", pin?.text ?? "",
      items.joined(separator: ","), evidence.map(\.id).joined(separator: ","),
      variations.map { "\($0)" }.joined(separator: ";"),
      conditions.map(\.code.text).joined(separator: "\n"), solution?.text ?? "",
      best.map(String.init) ?? "", String(hints.count),
      why?.evidence.map(\.id).joined(separator: ",") ?? "none",
    ]
      + Rules.Misconception.allCases.compactMap { misconception in
        remarks[misconception].map { remark in
          ([misconception.rawValue] + remark.evidence.map(\.id)).joined(separator: ",")
        }
      }
  }
}
