import Terminal

extension Benchmark {
  static let statement = Benchmark(
    name: "statement", usage: "[COUNT]",
    summary: "Time a statement from Enter to its answer, at our prompt and at Python's."
  ) { arguments, console in
    let count = arguments.first.flatMap(Int.init) ?? 1000
    try PromptSubject.compare("statement to answer", count: count, on: console) {
      subject, terminal, count in
      var times: [Double] = []
      for index in 0..<count {
        // Echoed before the clock starts; the answer is not in the question.
        terminal.type("\(index) + 100000")
        try terminal.wait(for: "100000")
        let watch = Stopwatch()
        terminal.type("\r")
        try terminal.wait(for: "\(index + 100_000)")
        times.append(watch.seconds)
        try terminal.wait(for: subject.prompt)
      }
      return times
    }
  }

  static let completion = Benchmark(
    name: "completion", usage: "[COUNT]",
    summary: "Time Tab until what it writes is there, at our prompt."
  ) { arguments, console in
    let count = arguments.first.flatMap(Int.init) ?? 1000
    guard let subject = PromptSubject.all.first else { return }
    let terminal = try subject.start()
    var times: [Double] = []
    for _ in 0..<count {
      terminal.type("view.topAnchor.constraint(equalTo: view.bot")
      try terminal.wait(for: "view.bot")
      let watch = Stopwatch()
      terminal.type("\t")
      try terminal.wait(for: "tomAnchor")
      times.append(watch.seconds)
      terminal.type("\u{3}")
      try terminal.wait(for: subject.prompt)
    }
    let median = Stopwatch.median(times) * 1000
    let first = (times.first ?? 0) * 1000
    console.write("Tab to text: median of \(count): \(median) ms, the first: \(first) ms\n")
  }
}
