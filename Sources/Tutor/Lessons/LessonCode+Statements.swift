import Playground

extension LessonCode {
  /// How many Swift statements it has; time commands are none.
  var statementCount: Int {
    steps.reduce(0) { count, step in
      guard case .swift(let source, _) = step else { return count }
      return count + Session.statements(in: source).count
    }
  }

  /// Each statement and time command, and the code without it.
  var mutilated: [(missing: String, rest: LessonCode)] {
    pieces.indices.map { index in
      var rest = self
      rest.text = (pieces[..<index] + pieces[(index + 1)...]).joined(separator: "\n")
      return (pieces[index], rest)
    }
  }

  /// Statements and time commands, in order.
  var pieces: [String] {
    steps.flatMap { step -> [String] in
      switch step {
      case .time(let time): return [time.spelling]
      case .swift(let source, _): return Session.statements(in: source)
      }
    }
  }
}
