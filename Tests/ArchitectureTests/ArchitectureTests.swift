import Foundation
import Testing

/// What SwiftPM does not hold: who may import whom, how long a file may be, who may print.
struct ArchitectureTests {
  /// Module → what of ours it may import; a module that is not here may not exist.
  private static let edges: [String: Set<String>] = [
    "CEditline": [],
    "CMark": [],
    "Cassowary": [],
    "Words": [],
    "SwiftReader": [],
    "SwiftScript": ["SwiftReader"],
    "UIKitEngine": ["Cassowary"],
    "CoreGraphics": ["UIKitEngine"],
    "QuartzCore": ["UIKitEngine"],
    "HookMacros": [],
    "Playground": ["UIKitEngine", "SwiftScript", "HookMacros"],
    "Render": ["Words", "UIKitEngine", "SwiftScript"],
    "Tutor": ["CMark", "Words", "Playground", "UIKitEngine", "SwiftScript"],
    "Terminal": ["CEditline"],
    "REPL": ["Words", "Playground", "Render", "Tutor", "Terminal", "UIKitEngine", "SwiftScript"],
    "layoutlab": ["REPL", "Terminal"],
    "Benchmarks": [
      "Cassowary", "UIKitEngine", "SwiftScript", "Playground", "Render", "Tutor", "REPL",
      "Terminal",
    ],
  ]

  /// Read once for all tests.
  private static let allSources = SourceTree.files(in: "Sources")
  private var sources: [SourceTree.File] { Self.allSources }

  @Test func `there are sources to look at`() {
    #expect(Set(sources.map(\.module)).count >= 9)
  }

  @Test func `each folder of Sources is a module that the design names`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: SourceTree.root.appending(path: "Sources").path)
    for folder in folders where !folder.hasPrefix(".") {
      #expect(
        Self.edges[folder] != nil,
        "Sources/\(folder) is a new module: say what it may import in ArchitectureTests.edges.")
    }
  }

  @Test func `imports point one way`() throws {
    for file in sources {
      let allowed = Self.edges[file.module] ?? []
      for line in file.code where line.text.contains("import ") {
        guard let name = Self.imported(by: line.text), Self.edges[name] != nil,
          !allowed.contains(name)
        else { continue }
        Issue.record(
          """
          \(file.path):\(line.number): \(file.module) may not import \(name). Move the code to a module \
          that may, or hand over what it needs as a value.
          """)
      }
    }
  }

  @Test func `the solver needs nothing, not even Foundation`() {
    let solver = sources.filter { $0.module == "Cassowary" }
    let places = SourceTree.places(in: solver, having: ["import "]) { Self.imported(by: $0) != nil }
    #expect(places == [], "Cassowary imports nothing: take the numbers that it needs as arguments.")
  }

  @Test func `no file is longer than 400 lines`() {
    for file in sources + SourceTree.files(in: "Tests") {
      // The last newline ends a line and begins none.
      let count = file.lines.count - (file.lines.last == "" ? 1 : 0)
      #expect(
        count <= 400,
        "\(file.path) has \(count) lines: that is two ideas, give each a file (Type+Aspect.swift).")
    }
  }

  @Test func `only Terminal writes`() {
    let others = sources.filter { $0.module != "Terminal" }
    let call = /(^|[^\w.`])(print|debugPrint|dump|puts|fputs|putchar|printf|NSLog)\(/
    let words = [
      "print(", "debugPrint(", "dump(", "puts(", "fputs(", "putchar(", "printf(", "NSLog(",
    ]
    let places = SourceTree.places(in: others, having: words) { code in
      // A declaration of that name, as in a binding table, writes nothing.
      code.contains(call) && !code.contains(/func\s+`?(print|debugPrint|dump)/)
    }
    #expect(
      places == [],
      "Only Terminal writes to the screen: return text, or record an event, and let REPL show it.")
  }

  @Test func `standard streams are Terminal's`() {
    let others = sources.filter { $0.module != "Terminal" }
    let words = ["FileHandle.standardOutput", "FileHandle.standardError"]
    let places = SourceTree.places(in: others, having: words)
    #expect(places == [], "Write through Terminal's Console.")
  }

  @Test func `nothing crashes on purpose`() {
    let places = SourceTree.places(in: sources, having: ["fatalError(", "try!"]) {
      $0.contains(/\bfatalError\(|\btry!/)
    }
    #expect(
      places == [],
      """
      No fatalError and no try! in Sources: a learner's mistake is a Diagnostic or a Fault; a bug of \
      ours is a precondition with a sentence.
      """)
  }

  @Test func `files have names of their own within a module`() {
    for (module, files) in Dictionary(grouping: sources, by: \.module) {
      let names = files.map { $0.path.split(separator: "/").last ?? "" }
      let doubles = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      #expect(doubles == [], "Swift wants unique file names in \(module).")
    }
  }

  @Test func `names say what a thing is`() {
    let places = SourceTree.places(in: sources, having: ["Manager", "Helper", "Util"]) {
      $0.contains(/\b(class|struct|enum|protocol|actor)\s+\w*(Manager|Helper|Utils|Util)\b/)
    }
    #expect(
      places.filter { !$0.contains("UIKitEngine") } == [],
      "Manager, Helper and Utils say nothing: find the plain noun. (UIKit's own names are fine.)")
  }

  /// `internal import struct Foundation.URL` imports Foundation.
  private static func imported(by line: String) -> String? {
    let pattern =
      /^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
    return line.firstMatch(of: pattern).map { String($0.1) }
  }
}
