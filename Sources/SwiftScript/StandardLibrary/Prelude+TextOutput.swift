extension Prelude {
  /// What texts are written to: a text, or what the script makes of it.
  static let textOutput = Part(
    names: ["TextOutputStream", ".write("],
    source: """
      protocol TextOutputStream { mutating func write(_ string: String) }
      protocol TextOutputStreamable {
        func write<Target: TextOutputStream>(to target: inout Target)
      }
      extension String: TextOutputStream, TextOutputStreamable {
        mutating func write(_ other: String) { self += other }
        func write<Target: TextOutputStream>(to target: inout Target) { target.write(self) }
      }
      func print<Target: TextOutputStream>(
        _ items: Any..., separator: String = " ", terminator: String = "\\n",
        to output: inout Target
      ) {
        _write(items.map { "\\($0)" }, separator, terminator, to: &output)
      }
      func debugPrint<Target: TextOutputStream>(
        _ items: Any..., separator: String = " ", terminator: String = "\\n",
        to output: inout Target
      ) {
        _write(items.map { String(reflecting: $0) }, separator, terminator, to: &output)
      }
      func _write<Target: TextOutputStream>(
        _ texts: [String], _ separator: String, _ terminator: String, to output: inout Target
      ) {
        var before = ""
        for text in texts {
          output.write(before)
          output.write(text)
          before = separator
        }
        output.write(terminator)
      }
      """)
}
