import SwiftParser
import SwiftSyntax
import Testing

/// Sentences that a user may read and that do not stand in the table.
struct UntranslatedTextTests {
  /// What may stay outside the table: the beginning of a path, and why.
  private static let allowed: [String: String] = [
    "Sources/Tutor/Format/": "a lesson file's errors are for its author, in the compiler's voice",
    "Sources/Tutor/Check/": "findings are for authors and CI, in the compiler's voice",
    "Sources/Tutor/Run/AnswerFile.swift": "an answer file's errors, in the compiler's voice",
    "Sources/Tutor/Run/ProgressLog.swift": "a log file's warnings, in the compiler's voice",
    "Sources/Tutor/Lessons/Course.swift": "a course's errors, in the compiler's voice",
    "Sources/Render/DiagnosticText.swift": "`error:` and its like are the compiler's own",
    "Sources/Tutor/Evidence/": "an evidence file's errors, in the compiler's voice",
    "Sources/Tutor/Lessons/LessonTemplate.swift": "the file that it writes",
    "Sources/Tutor/Answers/AnswerReader.swift": "words that a learner may type",
    "Sources/Render/WireframeSVG.swift": "elements of SVG",
    "Sources/Render/TimelineSVG.swift": "elements of SVG",
    "Sources/REPL/Sugar/": "the Swift that a short form stands for",
    "Sources/REPL/Typing/InputCompletion.swift": "Swift around what is being typed",
  ]

  /// Texts of others, which stay as they are.
  private static let words: [String: String] = [
    "*** Terminating app due to uncaught exception '": "UIKit's own",
    "layoutlab:": "the program's name",
    "layoutlab: ": "the program's name",
    "let layoutlab_value: ": "Swift that nobody sees",
    " times as wide": "names a doubt in a finding, which is for authors and CI",
    "<command line>": "a file's name, as clang writes it",
  ]

  @Test func `every sentence stands in the table`() {
    for folder in ["Sources/REPL", "Sources/Render", "Sources/Tutor"] {
      for (path, text) in PhraseTable.files(in: folder)
      where !Self.allowed.keys.contains(where: path.hasPrefix) {
        let reader = SentenceReader(viewMode: .sourceAccurate)
        let tree = Parser.parse(source: text)
        reader.walk(tree)
        let converter = SourceLocationConverter(fileName: path, tree: tree)
        for (sentence, position) in reader.sentences where Self.words[sentence] == nil {
          let line = converter.location(for: position).line
          Issue.record(
            """
            \(path):\(line): "\(sentence)" belongs into Sources/Words, in English and Korean: \
            add a static member to Phrase and say "\\(Phrase.thatMember)" here.
            """)
        }
      }
    }
  }

  @Test func `nothing is allowed that is not there`() {
    let files = PhraseTable.files(in: "Sources").map(\.path)
    for path in Self.allowed.keys {
      #expect(files.contains { $0.hasPrefix(path) }, "\(path) is allowed and gone")
    }
  }
}

/// Pieces of string literals that read as English: two words side by side, or one before a colon.
private final class SentenceReader: SyntaxVisitor {
  private(set) var sentences: [(text: String, position: AbsolutePosition)] = []

  /// Not for users: what a bug of ours says, and documentation.
  private static let silent = ["precondition", "preconditionFailure", "assert", "assertionFailure"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    Self.silent.contains(node.calledExpression.trimmedDescription) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// How a command is written, and what a session with it shows, are no sentences.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    ["usage", "example"].contains(node.label?.text) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
    let text = node.content.text
    let isCommand = text.hasPrefix(":")
    let isSentence =
      text.contains(/[A-Za-z]{2,}[,.;]? [A-Za-z]+/) || text.contains(/^\s*[a-z]+: ?$/)
    if isSentence, !isCommand { sentences.append((text, node.position)) }
    return .skipChildren
  }
}
