import Foundation
import Testing

@testable import Terminal

struct PlainReaderTests {
  private func inputs(_ text: String) -> [LineInput] {
    all(PlainReader(text: text))
  }

  private func all(_ reader: PlainReader) -> [LineInput] {
    var inputs: [LineInput] = []
    while inputs.last != .end, inputs.count < 1000 { inputs.append(reader.readLine(prompt: "> ")) }
    return inputs
  }

  /// The reading end of a pipe that holds `bytes`.
  private func pipe(holding bytes: [UInt8]) -> Pipe {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(bytes))
    try? pipe.fileHandleForWriting.close()
    return pipe
  }

  @Test func `lines come without their newlines, the last one needs none`() {
    #expect(inputs("a\n\n한글\r\nb") == [.line("a"), .line(""), .line("한글"), .line("b"), .end])
    #expect(inputs("") == [.end])
    #expect(inputs("\n") == [.line(""), .end])
  }

  @Test func `lines longer than a read of a pipe stay whole`() {
    let long = String(repeating: "긴 줄", count: 9000)
    let pipe = pipe(holding: Array("\(long.prefix(9000))\nb\n".utf8))
    let reader = PlainReader(descriptor: pipe.fileHandleForReading.fileDescriptor)

    #expect(all(reader) == [.line(String(long.prefix(9000))), .line("b"), .end])
  }

  @Test func `bytes that are no text are named with their place`() {
    let pipe = pipe(holding: Array("ok\nab".utf8) + [0xFF, 0x0A])
    let reader = PlainReader(descriptor: pipe.fileHandleForReading.fileDescriptor)

    #expect(reader.readLine(prompt: "") == .line("ok"))
    let problem = UnreadableInput(line: 2, offset: 2, byte: 0xFF)
    #expect(reader.readLine(prompt: "") == .unreadable(problem))
  }

  @Test(
    arguments: [
      ([UInt8](), nil), (Array("한글".utf8), nil), ([0x61, 0x00], 1), ([0xED, 0xA0, 0x80], 0),
      ([0x61, 0xEA, 0xB0], 1), ([0xC0, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0),
    ] as [([UInt8], Int?)])
  func `the first byte that is no text is found`(bytes: [UInt8], offset: Int?) {
    #expect(bytes.firstInvalidUTF8() == offset)
  }

  @Test func `the echo gets each prompt and line`() {
    var echoed = ""
    let reader = PlainReader(text: "a\nb") { echoed += "\($0)\($1)\n" }
    _ = all(reader)

    #expect(echoed == "> a\n> b\n")
  }
}
