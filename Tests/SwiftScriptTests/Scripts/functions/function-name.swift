func layoutSubviews() { print(#function) }
layoutSubviews()
func move(_ x: Int, to y: Int) { print(#function) }
move(1, to: 2)
struct Card {
  init() { print(#function) }
  var title: String { #function }
  func flip(_ times: Int) { print(#function) }
}
let card = Card()
print(card.title)
card.flip(2)
func trace(_ name: String = #function) { print("in", name) }
func caller() { trace() }
caller()

// expect: layoutSubviews()
// expect: move(_:to:)
// expect: init()
// expect: title
// expect: flip(_:)
// expect: in caller()
