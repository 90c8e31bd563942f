import Foundation
import Terminal

extension Benchmark {
  static let cl = Benchmark(
    name: "cl", usage: "FILE.cl [REPETITIONS [VALUES-OUT [LIMIT [READ-EVERY [levels]]]]]",
    summary: "Time the solver on a workload; prints `repetition phase operations seconds`."
  ) { arguments, console in
    guard let path = arguments.first else { throw Failure(message: "which file?") }
    let repetitions = arguments.count > 1 ? Int(arguments[1]) ?? 1 : 1
    let valuesPath = arguments.count > 2 && arguments[2] != "-" ? arguments[2] : nil
    let limit = arguments.count > 3 ? Double(arguments[3]) ?? 20 : 20
    var workload = try Workload(path: path)
    if arguments.last == "levels" { workload.makeLevels() }
    guard !workload.sizes.isEmpty else { throw Failure(message: "\(path) has no edit line") }
    var run = WorkloadRun(workload: workload, limit: limit, console: console)
    run.readEvery = arguments.count > 4 ? Int(arguments[4]) ?? 0 : 0
    for repetition in 0..<repetitions {
      try run.measure(repetition, keepsValues: repetition == repetitions - 1 && valuesPath != nil)
    }
    run.report(0, "rss_end_kb", 1, Stopwatch.peakMemory - run.memoryAtStart)
    if let valuesPath {
      try Data(run.keptValues.utf8).write(to: URL(filePath: valuesPath))
    }
  }
}

/// The operations of a workload, timed in the order that the format demands.
struct WorkloadRun {
  let workload: Workload
  /// The loops stop early after so many seconds.
  let limit: Double
  let console: Console
  /// Read everything after so many constraints while they go in; 0 to read once all are in.
  var readEvery = 0
  let memoryAtStart = Stopwatch.peakMemory
  /// The values at the checkpoints, as the format wants them.
  private(set) var keptValues = ""

  init(workload: Workload, limit: Double, console: Console) {
    self.workload = workload
    self.limit = limit
    self.console = console
  }

  mutating func measure(_ repetition: Int, keepsValues: Bool) throws {
    var values = [Double](repeating: 0, count: workload.variableCount)
    var watch = Stopwatch()
    var system = WorkloadSystem(workload)
    report(repetition, "make", 1, watch.seconds)

    watch = Stopwatch()
    try system.addRoot(workload)
    for index in workload.constraints.indices {
      try system.add(index)
      if readEvery > 0, index % readEvery == readEvery - 1 { try system.read(into: &values) }
    }
    report(repetition, "add", workload.constraints.count, watch.seconds)

    watch = Stopwatch()
    try system.read(into: &values)
    report(repetition, "first", 1, watch.seconds)
    if repetition == 0 {
      report(repetition, "rss_first_kb", 1, Stopwatch.peakMemory - memoryAtStart)
    }
    if keepsValues { keep("first", 0, values) }

    let sizes = Array(workload.sizes.dropFirst())
    let edits = try repeated(repetition, "edit", sizes.count) { index in
      try system.resize(sizes[index])
      try system.read(into: &values)
    }
    if keepsValues { keep("edit", edits, values) }
    let changes = try repeated(repetition, "const", workload.changes.count) { index in
      for change in workload.changes[index] { try system.setConstant(change) }
      try system.read(into: &values)
    }
    if keepsValues { keep("const", changes, values) }
    _ = try repeated(repetition, "toggle", workload.toggled.count) { index in
      system.remove(workload.toggled[index])
      try system.read(into: &values)
      try system.add(workload.toggled[index])
      try system.read(into: &values)
    }

    let count = workload.churned.count
    watch = Stopwatch()
    for index in workload.churned { system.remove(index) }
    try system.read(into: &values)
    report(repetition, "remove", count, watch.seconds)
    watch = Stopwatch()
    for index in workload.churned { try system.add(index) }
    try system.read(into: &values)
    report(repetition, "readd", count, watch.seconds)
    if keepsValues { keep("churn", count, values) }
  }

  /// Returns how often the body ran before the limit.
  private func repeated(
    _ repetition: Int, _ phase: String, _ count: Int,
    _ body: (_ index: Int) throws -> Void
  ) throws -> Int {
    let watch = Stopwatch()
    var spent = 0.0
    var done = 0
    while done < count, spent < limit {
      try body(done)
      done += 1
      spent = watch.seconds
    }
    report(repetition, phase, done, spent)
    return done
  }

  func report(_ repetition: Int, _ phase: String, _ operations: Int, _ amount: Double) {
    console.write("\(repetition) \(phase) \(operations) \(String(format: "%.9f", amount))\n")
  }

  private mutating func keep(_ phase: String, _ operations: Int, _ values: [Double]) {
    keptValues += "@ \(phase) \(operations)\n"
    for value in values { keptValues += String(format: "%.12g\n", value) }
  }
}
