import Foundation
import UIKit

// in the manner of LayoutKit's adapters, Bamboo and self-sizing cell helpers
public protocol Reusable: AnyObject { static var reuseID: String { get } }
extension Reusable { public static var reuseID: String { String(describing: self) } }
extension UITableViewCell: Reusable {}
extension UICollectionReusableView: Reusable {}
@MainActor extension UITableView {
  public func register<T: UITableViewCell>(_ t: T.Type) {
    register(t, forCellReuseIdentifier: t.reuseID)
  }
  public func dequeue<T: UITableViewCell>(_ t: T.Type, _ p: IndexPath) -> T {
    guard let c = dequeueReusableCell(withIdentifier: t.reuseID, for: p) as? T else {
      fatalError("x")
    }; return c
  }
}
public class TextCell: UITableViewCell {
  public let label = UILabel(); public static var made = 0; public var reused = 0
  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier); TextCell.made += 1
    label.numberOfLines = 0; label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label); selectionStyle = .none
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:)") }
  override public func prepareForReuse() { super.prepareForReuse(); label.text = nil; reused += 1 }
}
@MainActor public final class Adapter: NSObject, UITableViewDataSource, UITableViewDelegate {
  public var rows: [[String]]; public var shown: [IndexPath] = []
  public init(_ r: [[String]]) { rows = r }
  public func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let c = tableView.dequeue(TextCell.self, indexPath)
    c.label.text = rows[indexPath.section][indexPath.row]; return c
  }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { shown.append(indexPath) }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let l = UILabel(); l.text = "Section \(section)"; return l
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  { 30 }
}
public final class Tags: UICollectionViewFlowLayout {
  override public func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let a = super.layoutAttributesForElements(in: rect); var x = sectionInset.left, y: CGFloat = -1
    a?.forEach {
      if $0.frame.origin.y >= y { x = sectionInset.left }; $0.frame.origin.x = x
      x += $0.frame.width + minimumInteritemSpacing; y = max($0.frame.maxY, y)
    }; return a
  }
}
public final class Box: UICollectionViewCell { public var n = 0 }
@MainActor
public final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  public var sizes: [CGSize]; public init(_ s: [CGSize]) { sizes = s }
  public func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int {
    sizes.count
  }
  public func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath)
    -> UICollectionViewCell
  {
    let b = c.dequeueReusableCell(withReuseIdentifier: Box.reuseID, for: p) as? Box ?? Box();
    b.n = p.item
    return b
  }
  public func collectionView(
    _ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt p: IndexPath
  ) -> CGSize { sizes[p.item] }
}
public class Menu: UITableViewController {
  public override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
  public override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
    let c =
      t.dequeueReusableCell(withIdentifier: "m")
      ?? UITableViewCell(style: .default, reuseIdentifier: "m")
    c.textLabel?.text = "\(p.row)"; return c
  }
  public override func viewDidLoad() {
    super.viewDidLoad(); tableView.rowHeight = 50; tableView.tableFooterView = UIView()
  }
}
