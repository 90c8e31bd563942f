// evidence: V-100
// Adding a subview lays out the superview and the new view; removing and reordering lay out the
// superview only, and bringing to the front what is there already lays out nobody.
// ends: normally
import UIKit

class Piece: UIView {
  static var laidOut: [String] = []
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    Piece.laidOut.append(name)
  }
}

let board = Piece("board")
let one = Piece("one")
let two = Piece("two")
board.addSubview(one)
view.addSubview(board)
view.layoutIfNeeded()

func perform(_ title: String, _ action: () -> Void) {
  Piece.laidOut = []
  action()
  view.layoutIfNeeded()
  print(title, Piece.laidOut)
}

perform("add:") { board.addSubview(two) }
perform("reorder:") { board.bringSubviewToFront(one) }
perform("same order:") { board.bringSubviewToFront(one) }
perform("remove:") { two.removeFromSuperview() }
