class View {
  var name: String
  init(name: String) { self.name = name }
  func layout() { print("View.layout", name) }
  func draw() { print("View.draw", name) }
}
class Card: View {
  override func layout() {
    super.layout()
    print("Card.layout", name)
  }
}
class Deck: Card {
  var cards = 3
  override func layout() {
    print("Deck.layout", cards)
    super.layout()
  }
}
let views: [View] = [View(name: "v"), Card(name: "c"), Deck(name: "d")]
for view in views {
  view.layout()
}
views[2].draw()
print(views[1] is Card, views[1] is Deck, views[2] is Card)

// expect: View.layout v
// expect: View.layout c
// expect: Card.layout c
// expect: Deck.layout 3
// expect: View.layout d
// expect: Card.layout d
// expect: View.draw d
// expect: true false true
