import UIKit

// As a suite does: no main actor in sight.
struct Suite {
  var root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func edges() {
    let view = UIView()
    root.addSubview(view)
    view.edges(to: root, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), priority: 999)
    root.layoutIfNeeded()
    print(view.frame, root.constraints.count)
    view.removeFromSuperview()
    print(root.constraints.count)
  }

  func sizes() {
    let view = UIView()
    root.addSubview(view)
    let width = view.width(100, relation: .equal)
    view.aspectRatio(2)
    root.layoutIfNeeded()
    print(view.frame.size, view.constraints.count)
    width.changeMultiplier(1)
    print(view.constraints.filter { $0.firstAttribute == .width }.count)
    view.removeAll(of: .width)
    print(view.constraints.count)
    view.removeFromSuperview()
  }

  func oldMakers() {
    let (a, b) = (UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    a.pin(.left, to: root, constant: 10)
    a.pin(.width, to: nil, constant: 30)
    b.pin(.left, to: a, .right, constant: 5)
    b.pin(.width, to: a, multiplier: 2)
    root.layout("V:|-top-[a(20)]-[b(a)]", views: ["a": a, "b": b], metrics: ["top": 7])
    root.layoutIfNeeded()
    print(a.frame, b.frame)
    print(a.isRightToLeft, a.hugging(.almostRequired).contentHuggingPriority(for: .horizontal))
  }

  func cells() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    let label = BadgeLabel()
    cell.subviews(label)
    label.style { $0.text = "New" }.prepareForLayout()
    [
      label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      label.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
    ].activate()
    cell.layoutIfNeeded()
    let plain = UILabel()
    plain.text = "New"
    print(label.frame.maxX, label.intrinsicContentSize.width - plain.intrinsicContentSize.width)
    print(UICollectionViewCell(frame: cell.frame).contentView.frame)
  }
}

let suite = Suite()
suite.edges()
suite.sizes()
suite.oldMakers()
suite.cells()
