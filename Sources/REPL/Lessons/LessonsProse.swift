import Render
import Tutor

/// A lesson's words as a terminal shows them: wrapped to its width, code and emphasis told apart.
struct LessonProse {
  /// Wider lines are hard to read, whatever the terminal has.
  private static let widest = 80

  let width: Int

  init(width: Int) {
    self.width = max(20, min(width, Self.widest))
  }

  func text(_ telling: Telling, _ role: Styled.Role) -> Styled {
    switch telling {
    case .markdown(let markdown): text(markdown)
    case .sentence(let words): sentence(words, role)
    case .code(let code): self.code(code)
    }
  }

  /// An author's Markdown.
  private func text(_ markdown: String) -> Styled {
    var text = Styled()
    var previous: Markdown.Block?
    for block in Markdown(markdown).blocks {
      if let previous { text += previous.isTight(before: block) ? "\n" : "\n\n" }
      text += self.text(block)
      previous = block
    }
    return text
  }

  /// Sentences of ours: lines and their indents stay, words between backticks are code.
  private func sentence(_ words: String, _ role: Styled.Role) -> Styled {
    words.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      styled(line, role).wrapped(to: width, hanging: line.prefix { $0 == " " }.count)
    }.joined("\n")
  }

  private func styled(_ line: Substring, _ role: Styled.Role) -> Styled {
    let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
    // An odd backtick begins nothing.
    guard !pieces.count.isMultiple(of: 2) else { return Styled(String(line), role) }
    return pieces.enumerated().map { index, piece in
      index.isMultiple(of: 2) ? Styled(String(piece), role) : Styled("`\(piece)`", .event)
    }.joined()
  }

  /// Code stands further in, where there is room for that, and is never wrapped.
  private func code(_ code: String) -> Styled {
    let margin = width < 60 ? "  " : "    "
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return Styled(lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n"), .event)
  }

  private func text(_ block: Markdown.Block) -> Styled {
    switch block {
    case .heading(_, let runs): styled(runs, .emphasis).wrapped(to: width)
    case .paragraph(let runs): styled(runs).wrapped(to: width)
    case .quotation(let runs):
      ("  " + styled(runs, .quiet)).wrapped(to: width, hanging: 2)
    case .item(let marker, let depth, let runs):
      (Styled(String(repeating: "  ", count: depth) + marker + " ") + styled(runs))
        .wrapped(to: width, hanging: 2 * depth + marker.displayWidth + 1)
    case .code(let text): code(text)
    }
  }

  /// Code keeps its backticks, so that it can be told without colour.
  private func styled(_ runs: [Markdown.Run], _ role: Styled.Role = .plain) -> Styled {
    runs.map { run in
      switch run.style {
      case .plain: Styled(run.text, role)
      case .emphasis: Styled(run.text, .emphasis)
      case .code: Styled("`\(run.text)`", .event)
      }
    }.joined()
  }
}

nonisolated extension Markdown.Block {
  /// Whether no empty line belongs between this block and the next one.
  fileprivate func isTight(before next: Self) -> Bool {
    if case .item = self, case .item = next { true } else { false }
  }
}
