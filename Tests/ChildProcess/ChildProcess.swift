import Foundation

/// A program that runs while other tests go on; what it says goes to files, so that nobody has to
/// read while it runs.
public struct ChildProcess: Sendable {
  private let executable: URL
  private let arguments: [String]
  private let folder: URL?
  private let environment: [String: String]

  /// What a program said until its end.
  public struct Result: Sendable {
    public let output: String
    public let errors: String
    /// -1 if a signal ended it.
    public let status: Int32
  }

  /// Names its folder, and what its environment has besides ours.
  public init(
    _ executable: URL, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.folder = folder
    self.environment = ["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"]
      .merging(environment) { $1 }
  }

  /// A command by its name, as the search path finds it.
  public init(_ name: String, _ arguments: [String], in folder: URL? = nil) {
    self.init(URL(fileURLWithPath: "/usr/bin/env"), [name] + arguments, in: folder)
  }

  /// Waits for its turn, and for its end.
  @concurrent public func run() async throws -> Result {
    await Turns.shared.take()
    let result: Swift.Result<Result, any Error>
    do { result = .success(try await runNow()) } catch { result = .failure(error) }
    await Turns.shared.giveBack()
    return try result.get()
  }

  private func runNow() async throws -> Result {
    let place = FileManager.default.temporaryDirectory
    let name = "child-\(UUID().uuidString)"
    let files = ["out", "err"].map { place.appendingPathComponent("\(name).\($0)") }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? process.currentDirectoryURL
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    // The child has its own; ours would stay open as long as Foundation knows the process.
    defer { for handle in handles { try? handle.close() } }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    let status: Int32 = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = {
        continuation.resume(
          returning: $0.terminationReason == .exit ? $0.terminationStatus : -1)
      }
      do { try process.run() } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Result(output: texts[0], errors: texts[1], status: status)
  }
}
