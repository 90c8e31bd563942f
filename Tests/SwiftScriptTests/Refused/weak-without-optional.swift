// swift-format-ignore-file
class Owner {}
protocol Listener: AnyObject {}
class Card {
  weak var owner: Owner = Owner()  // error: 'weak' variable should have optional type 'Owner?'
  weak var any: AnyObject?
  weak var forced: Owner!
}
func make() {
  weak var listener: Listener  // error: 'weak' variable should have optional type '(any Listener)?'
}
