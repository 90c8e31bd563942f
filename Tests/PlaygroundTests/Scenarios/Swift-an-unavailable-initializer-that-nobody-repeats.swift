// An unavailable required initializer is not asked of subclasses; an initializer that an extension
// adds to a class of UIKit's begins with one of the class's own.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

class Base: UIView {
  init() { super.init(frame: .zero) }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("never called") }
}

class Card: Base {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init()
    frame.size = CGSize(width: 40, height: 20)
  }
}

final class Badge: Card {
  init() { super.init(number: 7) }
}

extension UIView {
  convenience init(color: UIColor) {
    self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    backgroundColor = color
  }
}

print(Card(number: 4).number, Badge().number, Badge().bounds)
print(UIView(color: .red).backgroundColor == .red)
