// evidence: V-006, V-010, V-042, V-045, V-068, V-071, V-077, V-028
// Post 001 rebuilt: update, layout, render, and how to ask for each. What it gets wrong shows: a
// new constant does not call updateConstraints, a new size does not draw.
// Open, so not printed: whether setNeedsUpdateConstraints lays anything out.
// ends: normally
import UIKit

enum Step: String {
  case update = "updateConstraints"
  case layout = "layoutSubviews"
  case render = "draw"
}

struct Entry: Equatable {
  let name: String
  let step: Step
}

final class Journal {
  static let shared = Journal()
  private var entries: [Entry] = []

  func add(_ name: String, _ step: Step) {
    let entry = Entry(name: name, step: step)
    if !entries.contains(entry) { entries.append(entry) }
  }

  func report(_ title: String, of steps: [Step] = [.update, .layout, .render]) {
    print(title)
    for step in steps {
      let names = entries.filter { $0.step == step }.map(\.name)
      print("  \(step.rawValue): \(names.isEmpty ? "-" : names.joined(separator: ", "))")
    }
    entries.removeAll()
  }
}

class Block: UIView {
  let name: String
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize { size }

  override func updateConstraints() {
    Journal.shared.add(name, .update)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    Journal.shared.add(name, .layout)
  }

  override func draw(_ rect: CGRect) {
    Journal.shared.add(name, .render)
  }
}

let page = Block(name: "page")
let column = Block(name: "column")
let leaf = Block(name: "leaf")
view.addSubview(page)
page.addSubview(column)
column.addSubview(leaf)
leaf.size = CGSize(width: 40, height: 40)

let inset = leaf.topAnchor.constraint(equalTo: column.topAnchor, constant: 10)
let columnHeight = column.heightAnchor.constraint(equalToConstant: 300)
for (inner, outer) in [(page, view as UIView), (column, page)] {
  NSLayoutConstraint.activate([
    inner.topAnchor.constraint(equalTo: outer.topAnchor),
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
    inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
  ])
}
NSLayoutConstraint.activate([
  page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
  columnHeight,
  inset,
  leaf.leadingAnchor.constraint(equalTo: column.leadingAnchor),
])

typealias Experiment = (title: String, run: () -> Void)

let experiments: [Experiment] = [
  ("first display", {}),
  ("a new constant", { columnHeight.constant = 400 }),
  ("setNeedsLayout", { column.setNeedsLayout() }),
  ("setNeedsDisplay", { leaf.setNeedsDisplay() }),
]

Journal.shared.report("nothing ran yet")
for (index, experiment) in experiments.enumerated() {
  let start = Double(index)
  DispatchQueue.main.asyncAfter(deadline: .now() + start) { experiment.run() }
  DispatchQueue.main.asyncAfter(deadline: .now() + start + 0.5) {
    Journal.shared.report(experiment.title)
  }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 8) { column.setNeedsUpdateConstraints() }
DispatchQueue.main.asyncAfter(deadline: .now() + 9) {
  Journal.shared.report("setNeedsUpdateConstraints", of: [.update, .render])
}
DispatchQueue.main.asyncAfter(deadline: .now() + 10) {
  leaf.size = CGSize(width: 80, height: 20)
  print("leaf before:", leaf.frame)
  view.layoutIfNeeded()
  print("leaf after:", leaf.frame)
}
