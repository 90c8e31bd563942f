import Foundation
import Testing

@testable import Terminal

struct ConsoleTests {
  @Test func `what standard output was given comes before an error`() {
    let both = Output()
    let console = Console(output: both, errors: both)
    console.write("a")
    console.writeError("b")
    console.write("c")

    #expect(both.text == "abc")
  }

  @Test func `a reader that has gone is no error of ours, and nothing more is written`() throws {
    Interrupts.listen()
    let pipe = Pipe()
    let output = Output(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    try pipe.fileHandleForReading.close()
    output.write("a")
    output.flush()

    #expect(output.failure == .readerGone)
  }

  @Test func `a full disk is told in the system's words`() throws {
    guard let output = Output(creating: "/dev/full") else { return }
    output.write("a")
    output.flush()

    #expect(output.failure == .error("No space left on device"))
  }

  @Test func `memory and pipes are no terminals, so they get no colour`() {
    let console = Console(output: Output(), errors: Output(), environment: ["TERM": "xterm"])
    #expect(!console.usesColor(console.output))
    #expect(console.width == 80)
  }

  @Test func `COLUMNS says how wide a pipe is`() {
    let console = Console(output: Output(), errors: Output(), environment: ["COLUMNS": "120"])
    #expect(console.width == 120)
  }
}
