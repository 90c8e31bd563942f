// swift-format-ignore-file
protocol Taps: AnyObject {}
final class Card { weak var delegate: Taps? }
final class Stranger {}
let card = Card()
let stranger = Stranger()
card.delegate = stranger  // error: cannot assign value of type 'Stranger' to type '(any Taps)?'
