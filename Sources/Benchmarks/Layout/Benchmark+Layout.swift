import Terminal
import UIKitEngine

extension Benchmark {
  static let layout = Benchmark(
    name: "layout", usage: "[VIEWS...]",
    summary:
      "Time the whole path from UIKit's API to frames: how much of it is solver, tree, trace (views >= 10)."
  ) { arguments, console in
    let sizes = arguments.isEmpty ? [100, 1000, 5000] : arguments.compactMap(Int.init)
    guard arguments.isEmpty || sizes.count == arguments.count, sizes.allSatisfy({ $0 >= 10 })
    else { throw Failure(message: "how many views? Say it in digits.") }
    console.write(LayoutMeasurement.head)
    for size in sizes {
      for row in try LayoutMeasurement.all(views: size) { console.write(row) }
      console.flush()
    }
  }
}

/// The time that one operation takes on one screen.
private struct LayoutMeasurement {
  var times: [Double] = []
  var solver: [Double] = []

  mutating func measure(_ work: () -> Void) {
    let watch = SolverWatch()
    SolverWatch.running = watch
    let stopwatch = Stopwatch()
    work()
    times.append(stopwatch.seconds)
    SolverWatch.running = nil
    let spent = watch.duration.components
    solver.append(Double(spent.seconds) + Double(spent.attoseconds) * 1e-18)
  }

  static let head =
    pad("views", 7) + pad("operation", 28) + pad("ms", 10) + pad("solver", 9) + pad("tree", 9)
    + pad("trace", 9) + "\n"

  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  /// What is done to a screen, and laid out.
  private static let operations: [(name: String, work: (LayoutScreen, Int) -> Void)] = [
    ("change a constant", { $0.middle.inset.constant = 12 + CGFloat($1 % 7) }),
    ("change a text", { $0.middle.title.text = "Row \($1)" }),
    (
      "toggle a constraint",
      { screen, turn in screen.middle.height.isActive = turn % 2 == 1 }
    ),
    ("change a height (half moves)", { $0.middle.height.constant = 64 + CGFloat($1 % 7) }),
    (
      "add or remove a row",
      { screen, turn in turn % 2 == 0 ? screen.add(LayoutScreen.Row()) : screen.removeLast() }
    ),
  ]

  static func all(views: Int) throws(Benchmark.Failure) -> [String] {
    let traced = try runs(views: views, isMute: false)
    let mute = try runs(views: views, isMute: true)
    return zip(traced, mute).map { pair in row(views, pair.0.name, pair.0.result, pair.1.result) }
  }

  private static func runs(
    views: Int, isMute: Bool
  ) throws(Benchmark.Failure) -> [(name: String, result: LayoutMeasurement)] {
    var build = LayoutMeasurement()
    var first = LayoutMeasurement()
    var screen = LayoutScreen()
    for _ in 0..<(views > 2000 ? 3 : 5) {
      screen = LayoutScreen()
      screen.engine.isMute = isMute
      build.measure { screen.build(views) }
      first.measure { screen.view.layoutIfNeeded() }
    }
    var results = [("build", build), ("lay out", first)]
    for (name, work) in operations {
      var result = LayoutMeasurement()
      for turn in 0..<20 {
        result.measure {
          work(screen, turn)
          screen.view.layoutIfNeeded()
        }
      }
      results.append((name, result))
      guard screen.isLaidOut else {
        throw Benchmark.Failure(message: "'\(name)' did not come to the right frames")
      }
    }
    return results
  }

  private static func row(
    _ views: Int, _ name: String, _ traced: LayoutMeasurement, _ mute: LayoutMeasurement
  ) -> String {
    let whole = Stopwatch.median(traced.times)
    let solver = Stopwatch.median(traced.solver)
    let trace = max(0, whole - Stopwatch.median(mute.times))
    func share(_ part: Double) -> String { "\(Int((part / whole * 100).rounded())) %" }
    let milliseconds = "\((whole * 1e6).rounded() / 1e3)"
    return pad("\(views)", 7) + pad(name, 28 + 1) + pad(milliseconds, 9) + pad(share(solver), 9)
      + pad(share(max(0, whole - solver - trace)), 9) + pad(share(trace), 9) + "\n"
  }
}
