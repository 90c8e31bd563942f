import UIKitEngine

/// A screen as an app would build it: rows of a picture, two texts and a switch, one below the other.
final class LayoutScreen {
  /// Views of one row, the row included.
  static let viewsPerRow = 5

  let engine = Engine()
  let scroll = UIScrollView()
  private(set) var rows: [Row] = []

  /// What the operations below change.
  final class Row {
    let view = UIView()
    let picture = UIView()
    let title = UILabel()
    let detail = UILabel()
    let knob = UISwitch()
    private(set) var inset = NSLayoutConstraint()
    private(set) var height = NSLayoutConstraint()

    init() {
      let views = [view, picture, title, detail, knob]
      for part in views { part.translatesAutoresizingMaskIntoConstraints = false }
      for part in views.dropFirst() { view.addSubview(part) }
      inset = title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12)
      height = view.heightAnchor.constraint(equalToConstant: 64)
      title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }

    /// Everything but where the row begins.
    func constraints(in container: UIView) -> [NSLayoutConstraint] {
      [
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        height,
        picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        picture.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        inset,
        title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
        title.trailingAnchor.constraint(lessThanOrEqualTo: knob.leadingAnchor, constant: -8),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        detail.trailingAnchor.constraint(lessThanOrEqualTo: knob.leadingAnchor, constant: -8),
        knob.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        knob.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ]
    }
  }

  /// An app that has been launched, its screen empty.
  init() {
    engine.launch()
  }

  var view: UIView { engine.view ?? scroll }

  /// Makes `count` views and the constraints between them, and turns none of it into frames.
  func build(_ count: Int) {
    view.addSubview(scroll)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.contentLayoutGuide.widthAnchor.constraint(
        equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    for index in 0..<max(1, count / Self.viewsPerRow) {
      let row = Row()
      row.title.text = "Row \(index)"
      row.detail.text = "What there is to say of row \(index)"
      add(row)
    }
  }

  func add(_ row: Row) {
    scroll.addSubview(row.view)
    let top = rows.last?.view.bottomAnchor ?? scroll.contentLayoutGuide.topAnchor
    NSLayoutConstraint.activate(
      row.constraints(in: scroll) + [row.view.topAnchor.constraint(equalTo: top)])
    rows.append(row)
  }

  func removeLast() {
    rows.removeLast().view.removeFromSuperview()
  }

  var middle: Row { rows[rows.count / 2] }
}
