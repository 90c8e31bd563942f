import Foundation

/// A child process whose output goes to files, so that nobody has to read while it runs.
nonisolated final class ScenarioProcess {
  private let process = Process()
  private let outputFile: URL
  private let errorFile: URL
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var status: Int32 = -1

  init(_ executable: URL, _ arguments: [String], environment: [String: String] = [:]) {
    let folder = FileManager.default.temporaryDirectory
    let name = "scenario-\(UUID().uuidString)"
    outputFile = folder.appendingPathComponent(name + ".out")
    errorFile = folder.appendingPathComponent(name + ".err")
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
  }

  static func swiftc(_ arguments: [String]) -> ScenarioProcess {
    ScenarioProcess(URL(fileURLWithPath: "/usr/bin/env"), ["swiftc"] + arguments)
  }

  func run() throws {
    try start()
    try wait()
  }

  func start() throws {
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
  }

  func wait() throws {
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = try String(contentsOf: outputFile, encoding: .utf8)
    errors = try String(contentsOf: errorFile, encoding: .utf8)
    for file in [outputFile, errorFile] { try FileManager.default.removeItem(at: file) }
  }
}
