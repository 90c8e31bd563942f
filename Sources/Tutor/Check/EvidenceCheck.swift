import SwiftScript

/// Whether all that a lesson says names evidence, and whether the evidence is there.
struct EvidenceCheck {
  private let lesson: Lesson
  private let library: EvidenceLibrary

  init(_ lesson: Lesson, _ library: EvidenceLibrary) {
    self.lesson = lesson
    self.library = library
  }

  func findings() -> [Finding] {
    lesson.questions.flatMap(named) + lesson.parts.flatMap(mentioned)
  }

  private func named(by question: Question) -> [Finding] {
    let remarks =
      [question.why].compactMap { $0 }
      + question.remarks.values.sorted { $0.range.start.offset < $1.range.start.offset }
    var findings: [Finding] = []
    if question.evidence.isEmpty {
      findings.append(Finding(.evidence, .evidenceMissing("question", at: question.range)))
    }
    for remark in remarks where remark.evidence.isEmpty {
      findings.append(Finding(.evidence, .evidenceMissing("explanation", at: remark.range)))
    }
    let citations = question.evidence + remarks.flatMap(\.evidence)
    return findings + citations.compactMap(unknown)
  }

  private func unknown(_ citation: Citation) -> Finding? {
    library[citation.id] == nil ? Finding(.evidence, .evidenceUnknown(citation)) : nil
  }

  /// Ids in prose count as well: `(V-027)`.
  private func mentioned(in part: Lesson.Part) -> [Finding] {
    guard case .prose(let prose) = part else { return [] }
    return prose.text.matches(of: /\b[VCA]-[0-9]{3}\b/).compactMap { match in
      unknown(Citation(id: String(match.output), range: prose.range))
    }
  }
}
