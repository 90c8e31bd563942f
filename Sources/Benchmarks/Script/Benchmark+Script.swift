import Foundation
import SwiftScript
import Terminal

extension Benchmark {
  static let script = Benchmark(
    name: "script", usage: "[ROUNDS]",
    summary: "Time algorithms as scripts, and the same in Python, a process for each."
  ) { arguments, console in
    if arguments.first == "--run", let path = arguments.last {
      try runScript(at: path, console)
      return
    }
    let rounds = arguments.first.flatMap(Int.init) ?? 5
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutlab-script-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var ratios: [Double] = []
    console.write("algorithm                  ours s  python s   ratio\n")
    for algorithm in Algorithm.all {
      let (ours, python) = try compare(algorithm, rounds: rounds, in: folder)
      ratios.append(ours / python)
      let name = algorithm.name.padding(toLength: 24, withPad: " ", startingAt: 0)
      console.write(String(format: "\(name)  %7.3f   %7.3f  %6.2f\n", ours, python, ours / python))
      console.flush()
    }
    let median = Stopwatch.median(ratios)
    console.write(
      String(format: "median ratio %.2f, greatest %.2f\n", median, ratios.max() ?? 0))
  }

  /// Interprets one file in this process: what the parent process times.
  private static func runScript(at path: String, _ console: Console) throws {
    AllocatorPages.useLarge()
    let interpreter = Interpreter(library: Library([]))
    interpreter.machine.onPrint = { console.write($0) }
    let result = interpreter.run(try String(contentsOfFile: path, encoding: .utf8), file: path)
    if let first = result.diagnostics.first(where: { $0.severity != .warning }) {
      throw Failure(message: first.message)
    }
    if result.stop != nil { throw Failure(message: "the script did not come to its end") }
  }

  /// The medians of both, which take turns; they must print the same.
  private static func compare(
    _ algorithm: Algorithm, rounds: Int, in folder: URL
  ) throws -> (ours: Double, python: Double) {
    let script = folder.appendingPathComponent("algorithm.swift")
    let twin = folder.appendingPathComponent("algorithm.py")
    try algorithm.swift.write(to: script, atomically: true, encoding: .utf8)
    try algorithm.python.write(to: twin, atomically: true, encoding: .utf8)
    var ours: [Double] = []
    var python: [Double] = []
    for _ in 0..<max(1, rounds) {
      let (output, time) = try run(
        URL(fileURLWithPath: "/proc/self/exe"), ["script", "--run", script.path])
      ours.append(time)
      let (expected, other) = try run(URL(fileURLWithPath: "/usr/bin/python3"), [twin.path])
      python.append(other)
      guard output == expected else {
        throw Failure(message: "\(algorithm.name): '\(output)' is not Python's '\(expected)'")
      }
    }
    return (Stopwatch.median(ours), Stopwatch.median(python))
  }

  /// What a program prints, and the seconds until it has ended.
  ///
  /// Its output ends when it does. The process object hears of that up to 50 ms later, as much as
  /// some of the algorithms take.
  private static func run(
    _ program: URL, _ arguments: [String]
  ) throws -> (output: String, seconds: Double) {
    let process = Process()
    process.executableURL = program.resolvingSymlinksInPath()
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    let watch = Stopwatch()
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let seconds = watch.seconds
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), seconds)
  }
}
