/// Where `print` writes: kept together until its end, or until something else prints.
struct ConsoleStream: TextOutputStream {
  private let machine: Machine

  init(_ machine: Machine) { self.machine = machine }

  mutating func write(_ text: String) { machine.underWay += text }
}

extension Machine {
  /// Hands over what the `print` that is under way has written.
  func writeOut() {
    guard !underWay.isEmpty else { return }
    let text = underWay
    underWay = ""
    onPrint?(text)
  }
}
