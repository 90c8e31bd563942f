// swift-format-ignore-file
struct Meter {
  var count = 0
  mutating func step() async { count += 1 }
}
final class Panel {
  var meter = Meter()
  func step() async {
    await meter.step()  // error: actor-isolated property 'meter' cannot be passed 'inout' to 'async' function call
  }
}
