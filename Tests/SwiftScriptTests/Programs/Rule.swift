/// A way to write an expression or a change: its text, with a place for each part.
///
/// In the text `#0`, `#1`… are the parts, `#n` a small number from 2, `#m` one from 0, `#v` the
/// variable that changes and `#x` a fresh name.
struct Rule {
  let text: String
  let parts: [Kind]
  /// How many steps it takes about, so that programs end soon.
  let cost: Int

  /// Whether its closures outlive the call: they capture nothing then.
  var escapes = false

  init(_ text: String, _ parts: [Kind] = [], cost: Int = 1) {
    self.text = text
    self.parts = parts
    self.cost = cost
  }
}
