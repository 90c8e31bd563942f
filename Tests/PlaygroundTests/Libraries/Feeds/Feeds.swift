// swift-format-ignore-file
// Tables and collections that are fed by value, and what an app shows around them.
import CoreGraphics
import QuartzCore
import UIKit

@MainActor open class Heading: UITableViewHeaderFooterView {
  /// Longer than what a string holds inside itself.
  public static let reuseIdentifier = "a heading of the feed, in a table"
  public private(set) var reuses = 0

  public override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  open override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor open class Row: UITableViewCell {
  public static let reuseIdentifier = "a row of the feed, in a table"
}

@MainActor open class Banner: UICollectionReusableView {
  public let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor open class Feed: NSObject, UITableViewDelegate {
  public let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
  public private(set) lazy var source = UITableViewDiffableDataSource<String, Int>(
    tableView: table
  ) { table, path, number in
    let cell = table.dequeueReusableCell(withIdentifier: Row.reuseIdentifier, for: path)
    var content = cell.defaultContentConfiguration()
    content.text = "row \(number)"
    cell.contentConfiguration = content
    return cell
  }

  public override init() {
    super.init()
    table.register(Row.self, forCellReuseIdentifier: Row.reuseIdentifier)
    table.register(
      Heading.self, forHeaderFooterViewReuseIdentifier: Heading.reuseIdentifier)
    table.rowHeight = 40
    table.delegate = self
  }

  open func show(_ sections: [(String, [Int])]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (name, numbers) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(numbers, toSection: name)
    }
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
  }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: Heading.reuseIdentifier)
  }

  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 28 }
}

@MainActor public struct Badge: UIContentConfiguration {
  public var number: Int
  public init(number: Int) { self.number = number }
  public func makeContentView() -> UIView & UIContentView { BadgeView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

@MainActor public final class BadgeView: UIView, UIContentView {
  public var configuration: any UIContentConfiguration
  init(_ badge: Badge) {
    configuration = badge
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Away from the main actor, as text is measured ahead.
public nonisolated func height(of text: String, width: CGFloat) -> CGFloat {
  let words = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
  let box = words.boundingRect(
    with: CGSize(width: width, height: .greatestFiniteMagnitude),
    options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
  return box.height.rounded(.up)
}

@MainActor open class Hairline: NSLayoutConstraint {
  open override func awakeFromNib() {
    super.awakeFromNib()
    constant = 1 / UIScreen.main.scale
  }
}
