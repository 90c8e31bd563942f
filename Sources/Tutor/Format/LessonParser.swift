import SwiftScript

/// A lesson file, read; without a lesson if anything in it is wrong.
public nonisolated struct ParsedLesson {
  public var lesson: Lesson?
  public var diagnostics: [Diagnostic]
}

/// Markdown in, a lesson out.
public nonisolated struct LessonParser {
  private let source: LessonSource
  private var problems: [Diagnostic] = []
  private var parts: [Lesson.Part] = []
  private var fences: [Fence] = []

  /// Reads the bytes of the file named `file`; a name like `x.ko.md` says the language.
  public static func parse(_ bytes: [UInt8], file: String) -> ParsedLesson {
    guard let source = LessonSource(bytes: bytes, file: file) else {
      let place = LessonSource.firstInvalidPlace(in: bytes, file: file)
      return ParsedLesson(lesson: nil, diagnostics: [.notUTF8(at: place)])
    }
    var parser = LessonParser(source)
    let lesson = parser.parse()
    let problems = parser.problems.sorted { $0.range.start.offset < $1.range.start.offset }
    return ParsedLesson(lesson: problems.isEmpty ? lesson : nil, diagnostics: problems)
  }

  private init(_ source: LessonSource) {
    self.source = source
  }

  private mutating func parse() -> Lesson {
    var front = FrontMatter(source)
    let minutes = front.number(.minutes)
    let system = front.system()
    problems += front.problems

    readBlocks(below: front.lastLine)
    var builder = QuestionBuilder(fences)
    let questions = builder.build()
    problems += builder.problems
    for (index, part) in parts.enumerated() {
      if case .question(let question) = part, let built = questions[question.id] {
        parts[index] = .question(built)
      }
    }
    return Lesson(
      file: source.file, language: LessonFileName(source.file).language, id: front.text(.id),
      title: front.text(.title), summary: front.text(.summary), minutes: minutes,
      requires: front.list(.requires), system: system, parts: parts)
  }

  // MARK: Blocks

  private mutating func readBlocks(below frontMatter: Int) {
    var reader = FenceReader(source)
    var next = frontMatter + 1
    for block in MarkdownBlock.all(in: textForMarkdown(below: frontMatter)) {
      switch block.kind {
      case .heading(let level):
        if block.isNested || level > 2 { continue }
        addProse(from: next, to: block.firstLine - 1)
        next = block.firstLine
      case .code:
        guard let fence = reader.read(block) else { continue }
        addProse(from: next, to: block.firstLine - 1)
        next = block.lastLine + 1
        add(fence)
      }
    }
    addProse(from: next, to: source.lines.count)
    problems += reader.problems
  }

  private mutating func add(_ fence: Fence) {
    checkTimeCommands(in: fence)
    switch fence.kind {
    case .setup: parts.append(.setup(fence.body))
    case .tryIt: parts.append(.tryIt(fence.body))
    case .predict, .choose, .order, .count, .goal:
      fences.append(fence)
      if let question = QuestionBuilder.placeholder(for: fence) {
        parts.append(.question(question))
      }
    case .after, .during, .solution, .hint, .why, .wrong: fences.append(fence)
    }
  }

  private mutating func addProse(from first: Int, to last: Int) {
    guard first <= last else { return }
    let lines = source.lines[(first - 1)..<last]
    guard let start = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      let end = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) })
    else { return }
    let text = source.text(from: start + 1, to: end + 1)
    parts.append(
      .prose(
        Prose(
          text: text, opensSection: text.hasPrefix("#"),
          range: source.range(ofLine: start + 1))))
  }

  private mutating func checkTimeCommands(in fence: Fence) {
    guard fence.kind.rawValue.hasPrefix("swift ") else { return }
    for (index, line) in fence.body.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated() where line.drop(while: { $0 == " " }).first == ":"
    {
      guard LessonTime(line: line) == nil else { continue }
      let number = fence.firstLine + 1 + index
      let command = line.drop { $0 == " " }
      problems.append(
        .unknownTimeCommand(
          InfoString.Word(text: String(command), range: source.range(ofLine: number))))
    }
  }

  // MARK: What cmark sees

  /// The file with its front matter blanked, so that line numbers agree.
  ///
  /// A backtick in an info string would make Markdown see no fence there, and a fence where the block
  /// should end. It is reported, and kept from cmark so that only this one mistake is.
  private mutating func textForMarkdown(below frontMatter: Int) -> String {
    var lines = source.lines
    for index in 0..<frontMatter { lines[index] = "" }
    var open: FenceMarker?
    for (index, line) in lines.enumerated() {
      guard let marker = FenceMarker(line) else { continue }
      if let opening = open {
        if marker.closes(opening) { open = nil }
        continue
      }
      let word = marker.rest.split(separator: " ").first.map(String.init) ?? ""
      if marker.character == "`", marker.rest.contains("`") {
        guard FenceReader.begins(word) else { continue }
        problems.append(.backtickInInfoString(at: source.range(ofLine: index + 1)))
        lines[index] = line.prefix(marker.indent + marker.length) + word
      }
      open = marker
    }
    return lines.joined(separator: "\n")
  }
}
