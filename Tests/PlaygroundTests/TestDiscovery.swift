import Foundation

/// The program that runs the tests of a library, as a package's test discovery writes it.
nonisolated struct TestDiscovery {
  /// The names of each suite's tests, in the order of the files.
  private var suites: [(name: String, tests: [String])] = []

  init(_ sources: [String]) {
    for source in sources {
      for line in source.split(separator: "\n") {
        if let suite = line.firstMatch(of: /\bclass (\w+): XCTestCase\b/) {
          suites.append((String(suite.1), []))
        } else if let test = line.firstMatch(of: /^ +func (test\w*)\(\)/), !suites.isEmpty {
          suites[suites.count - 1].tests.append(String(test.1))
        }
      }
    }
  }

  var count: Int { suites.map(\.tests.count).reduce(0, +) }

  var program: String {
    let entries = suites.map { suite in
      let tests = suite.tests.map { name in
        "test(\"\(name)\") { (suite: \(suite.name)) in try suite.\(name)() }"
      }
      return "testCase([\n\(tests.joined(separator: ",\n"))\n])"
    }
    return """
      import XCTest

      func test<Suite: XCTestCase>(
        _ name: String, _ body: @escaping @MainActor @Sendable (Suite) throws -> Void
      ) -> (String, (Suite) -> () throws -> Void) {
        (
          name,
          { suite in
            {
              nonisolated(unsafe) let suite = suite
              try MainActor.assumeIsolated { try body(suite) }
            }
          }
        )
      }

      XCTMain([\(entries.joined(separator: ",\n"))])
      """
  }
}
