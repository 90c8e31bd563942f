import Playground
import SwiftScript

extension Evaluation {
  /// With diagnostics that speak of the lesson file's lines instead of the code's own.
  func moved(to start: SourcePosition, by lines: Int) -> Evaluation {
    var evaluation = self
    evaluation.diagnostics = diagnostics.map { $0.moved(to: start, by: lines) }
    return evaluation
  }
}

nonisolated extension Diagnostic {
  fileprivate func moved(to start: SourcePosition, by lines: Int) -> Diagnostic {
    var diagnostic = self
    diagnostic.range = range.moved(to: start, by: lines)
    diagnostic.fixIts = fixIts.map {
      FixIt(
        message: $0.message, range: $0.range.moved(to: start, by: lines),
        replacement: $0.replacement)
    }
    return diagnostic
  }
}

nonisolated extension SourceRange {
  fileprivate func moved(to start: SourcePosition, by lines: Int) -> SourceRange {
    func moved(_ position: SourcePosition) -> SourcePosition {
      let isFirst = position.line == 1 && lines == 0
      return SourcePosition(
        line: position.line + lines + start.line - 1,
        column: position.column + (isFirst ? start.column - 1 : 0),
        offset: position.offset + start.offset)
    }
    return SourceRange(file: file, start: moved(self.start), end: moved(end))
  }
}
