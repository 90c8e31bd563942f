// swift-format-ignore-file
import UIKit

// MARK: Cells that say how large they are, and what they are in

@MainActor protocol Reusable: AnyObject { static var reuseIdentifier: String { get } }
extension Reusable { static var reuseIdentifier: String { String(describing: self) } }

final class TagCell: UICollectionViewCell, Reusable {
  let box = UIView()
  lazy var width = box.widthAnchor.constraint(equalToConstant: 0)
  lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
      contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
      width, height,
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:)") }
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let result = super.preferredLayoutAttributesFitting(attributes)
    result.frame.size.height = ceil(result.frame.size.height)
    return result
  }
}

extension UICollectionView {
  func register<Cell: UICollectionViewCell & Reusable>(_ type: Cell.Type) {
    register(type, forCellWithReuseIdentifier: type.reuseIdentifier)
  }
  func dequeue<Cell: UICollectionViewCell & Reusable>(
    _ type: Cell.Type = Cell.self, at path: IndexPath
  ) -> Cell {
    dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: path) as! Cell
  }
}

@MainActor final class Tags: NSObject, UICollectionViewDataSource {
  var sizes: [CGSize]
  init(_ sizes: [CGSize]) { self.sizes = sizes }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sizes.count
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeue(TagCell.self, at: path)
    cell.width.constant = sizes[path.item].width
    cell.height.constant = sizes[path.item].height
    return cell
  }
}

extension UIConfigurationStateCustomKey {
  static let isRead = UIConfigurationStateCustomKey("isRead")
}
extension UICellConfigurationState {
  var isRead: Bool {
    get { self[.isRead] as? Bool ?? false }
    set { self[.isRead] = newValue }
  }
}

struct Badge: UIContentConfiguration, Hashable {
  var side: CGFloat = 20
  var isLit = false
  func makeContentView() -> UIView & UIContentView { BadgeView(self) }
  func updated(for state: UIConfigurationState) -> Badge {
    guard let state = state as? UICellConfigurationState else { return self }
    var next = self
    next.isLit = state.isSelected
    next.side = state.isSelected ? 40 : 20
    return next
  }
}
final class BadgeView: UIView, UIContentView {
  var configuration: UIContentConfiguration { didSet { show() } }
  private lazy var side = heightAnchor.constraint(equalToConstant: 0)
  init(_ badge: Badge) {
    configuration = badge
    super.init(frame: .zero)
    side.priority = .required - 1
    side.isActive = true
    show()
  }
  required init?(coder: NSCoder) { fatalError() }
  private func show() { if let badge = configuration as? Badge { side.constant = badge.side } }
}

final class StateCell: UICollectionViewCell {
  var isRead = false { didSet { if isRead != oldValue { setNeedsUpdateConfiguration() } } }
  var heard: [String] = []
  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isRead = isRead
    return state
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    heard.append("\(state.isSelected) \(state.isHighlighted) \(state.isRead)")
  }
}

// MARK: Guides by their class

@MainActor func made<Guide: UILayoutGuide>(_ type: Guide.Type = Guide.self, in view: UIView)
  -> Guide
{
  let guide = Guide()
  view.addLayoutGuide(guide)
  return guide
}
final class Gutter: UILayoutGuide {
  var name = "gutter"; override init() { super.init(); identifier = name };
  required init?(coder: NSCoder) { fatalError() }
}

// MARK: Priorities

func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
  UILayoutPriority(left.rawValue - right)
}
