import Terminal

extension Benchmark {
  static let keystroke = Benchmark(
    name: "keystroke", usage: "[COUNT]",
    summary: "Time a key until its echo, at our prompt and at Python's."
  ) { arguments, console in
    let count = arguments.first.flatMap(Int.init) ?? 1000
    try PromptSubject.compare("keystroke to echo", count: count, on: console) {
      subject, terminal, count in
      var times: [Double] = []
      let letters = Array("abcdefghijklmnopqrstuvwxyz")
      for index in 0..<count {
        // A line is never longer than the terminal is wide.
        if index % 52 == 51 {
          terminal.type("\u{3}")
          try terminal.wait(for: subject.prompt)
        }
        let letter = String(letters[index % letters.count])
        let watch = Stopwatch()
        terminal.type(letter)
        try terminal.wait(for: letter)
        times.append(watch.seconds)
      }
      return times
    }
  }
}
