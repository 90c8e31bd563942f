import SwiftScript

/// One thing that is wrong with a course.
public nonisolated struct Finding: Hashable, Sendable {
  /// The promise that is not kept.
  public enum Promise: String, Hashable, Sendable, CaseIterable {
    /// The file parses.
    case format
    /// Every question has an answer.
    case answerable
    /// The blessed value is still the engine's.
    case pins
    /// Some misconception answers differently.
    case discriminates
    /// No answer hangs on what the evidence leaves open.
    case certain
    /// What is said names evidence that exists.
    case evidence
    /// A translation has the same ids and the same code.
    case translation
    /// No hint but the last gives the answer away.
    case hints
    /// A goal is reached by its solution, and by nothing less.
    case solvable
  }

  public var promise: Promise
  public var diagnostic: Diagnostic

  public init(_ promise: Promise, _ diagnostic: Diagnostic) {
    self.promise = promise
    self.diagnostic = diagnostic
  }
}

/// What a check found.
public nonisolated struct CheckReport: Hashable, Sendable {
  public var folder: String
  /// The files that could be read, translations included.
  public var lessons: [String] = []
  public private(set) var findings: [Finding] = []

  init(folder: String) {
    self.folder = folder
  }

  /// 0 all right; 1 a broken promise; 2 a file that does not parse.
  public var exitCode: Int32 {
    if findings.contains(where: { $0.promise == .format }) { return 2 }
    return findings.isEmpty ? 0 : 1
  }

  mutating func add(_ more: [Finding]) {
    findings += more
  }
}
