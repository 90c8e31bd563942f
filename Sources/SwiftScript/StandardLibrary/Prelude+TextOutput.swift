extension Prelude {
  /// What texts are written to: a text, or what the script makes of it.
  static let textOutput = Part(
    names: ["TextOutputStream", ".write("],
    source: """
      protocol TextOutputStream { mutating func write(_ string: String) }
      protocol TextOutputStreamable {
        func write<Target: TextOutputStream>(to target: inout Target)
        var _streamed: String { get }
      }
      extension TextOutputStreamable {
        var _streamed: String {
          var text = ""
          write(to: &text)
          return text
        }
      }
      extension String: TextOutputStream, TextOutputStreamable {
        mutating func write(_ other: String) { self += other }
        func write<Target: TextOutputStream>(to target: inout Target) { target.write(self) }
      }
      func print<Target: TextOutputStream>(
        _ items: Any..., separator: String = " ", terminator: String = "\\n",
        to output: inout Target
      ) {
        _write(items, separator, terminator, to: &output) { item in "\\(item)" }
      }
      func debugPrint<Target: TextOutputStream>(
        _ items: Any..., separator: String = " ", terminator: String = "\\n",
        to output: inout Target
      ) {
        _write(items, separator, terminator, to: &output) { item in String(reflecting: item) }
      }
      func _write<Target: TextOutputStream>(
        _ items: [Any], _ separator: String, _ terminator: String, to output: inout Target,
        _ text: (Any) -> String
      ) {
        var before = ""
        for item in items {
          output.write(before)
          output.write(text(item))
          before = separator
        }
        output.write(terminator)
      }
      """)
}
