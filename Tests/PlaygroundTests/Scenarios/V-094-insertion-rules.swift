// evidence: V-094
// An index past the end is clamped, an unknown sibling means on top, and adding a view again to its
// superview brings it to the front.
// ends: normally
import UIKit

let board = UIView()

func piece(_ tag: Int) -> UIView {
  let piece = UIView()
  piece.tag = tag
  return piece
}

func show(_ title: String) {
  print(title, board.subviews.map { $0.tag })
}

let one = piece(1)
board.addSubview(one)
board.addSubview(piece(2))
show("added")
board.insertSubview(piece(3), at: 99)
show("clamped")
board.insertSubview(piece(4), at: 0)
show("first")
board.insertSubview(piece(5), belowSubview: one)
show("below one")
board.insertSubview(piece(6), aboveSubview: one)
show("above one")
board.insertSubview(piece(7), aboveSubview: UIView())
show("above a stranger")
board.addSubview(one)
show("added again")
