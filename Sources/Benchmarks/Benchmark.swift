import Terminal

/// A subcommand of `benchmarks`: something that is timed, or checked by the thousand.
struct Benchmark {
  /// Why a benchmark could not run, in words for whoever typed the command.
  struct Failure: Error {
    var message: String
  }

  var name: String
  /// The arguments, as help shows them.
  var usage: String
  var summary: String
  var run: (_ arguments: [String], _ console: Console) throws -> Void

  /// Each stands in a file of its own, as `static let`.
  static let all: [Benchmark] = [
    cl, table, random, layout, keystroke, statement, completion, script,
  ]

  /// Returns the exit status: 0, 1 for a benchmark that failed, 2 for bad usage.
  static func run(_ arguments: [String], on console: Console) -> Int32 {
    guard let name = arguments.first, let benchmark = all.first(where: { $0.name == name }) else {
      console.writeError(help)
      return 2
    }
    do {
      try benchmark.run(Array(arguments.dropFirst()), console)
      return 0
    } catch let failure as Failure {
      console.writeError("benchmarks \(name): \(failure.message)\n")
    } catch {
      console.writeError("benchmarks \(name): \(error)\n")
    }
    return 1
  }

  private static var help: String {
    let rows = all.map { "  benchmarks \($0.name) \($0.usage)\n      \($0.summary)\n" }
    return "usage:\n" + rows.joined()
  }
}
