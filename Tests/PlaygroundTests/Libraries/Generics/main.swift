import UIKit

final class Card: UIView {
  let number: Int
  override init(frame: CGRect) {
    number = 4
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

final class Row: UITableViewCell {
  var made = "not"
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    made = "by its own initializer"
  }
  required init?(coder: NSCoder) { nil }
}

final class Pin: UIImageView {
  var note = ""
  override init(image: UIImage?) {
    super.init(image: image)
    note = "with its image"
  }
  required init?(coder: NSCoder) { nil }
}

final class Flow: UINavigationController {
  var note = ""
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    note = "with its root"
  }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { nil }
}

final class Screen: UIViewController {}
final class Tag: UIButton {}
final class Press: UILongPressGestureRecognizer {}

MainActor.assumeIsolated {
  let card = Card.build { $0.backgroundColor = .red }
  print(card.number, card.frame)
  print(UILabel.autolayout().translatesAutoresizingMaskIntoConstraints)
  print(Factory.cell(Row.self).made, Factory.cell(Row.self).reuseIdentifier ?? "none")
  print(Factory.header(UITableViewHeaderFooterView.self).reuseIdentifier ?? "none")
  print(Factory.button(Tag.self).buttonType == .system, type(of: Factory.button(Tag.self)))
  print(Factory.table(UITableView.self).style == .grouped)
  let list = Factory.collection(UICollectionView.self)
  print(list.collectionViewLayout is UICollectionViewFlowLayout)
  print(Factory.stack(UIStackView.self).arrangedSubviews.count)
  print(Factory.image(Pin.self).note, Factory.image(Pin.self).isUserInteractionEnabled)
  print(Factory.blurred(UIVisualEffectView.self).effect == nil)
  print(type(of: Factory.controller(Screen.self)))
  let flow = Factory.navigation(Flow.self, Screen())
  print(flow.note, flow.viewControllers.count)
  print(type(of: Factory.recognizer(Press.self)))
}
