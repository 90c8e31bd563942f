import Foundation

/// Runs commands of `sh` in a folder.
struct Shell {
  let folder: URL

  /// Waits for its end; what it says as errors is in the folder's file `errors` too.
  func run(_ command: String) throws -> (output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    let errorFile = folder.appendingPathComponent("errors")
    _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      String(decoding: data, as: UTF8.self), try String(contentsOf: errorFile, encoding: .utf8)
    )
  }
}
