// swift-format-ignore-file
// source: Apple's documentation of updateConfiguration(using:) and UICellConfigurationState
// A cell updates its configuration before it is shown, and once for several changes of its state.
// ends: normally
import UIKit

final class StateCell: UICollectionViewListCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    print("update", state.isSelected, state.isHighlighted)
  }
}

final class CellViewController: UIViewController {
  let cell = StateCell(frame: CGRect(x: 0, y: 100, width: 300, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing)]
    view.addSubview(cell)
  }
}

let controller = CellViewController()
window.rootViewController = controller

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  controller.cell.isSelected = true
  controller.cell.isHighlighted = true
  controller.cell.isHighlighted = true
  print("changed")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  controller.cell.setNeedsLayout()
  print("asked for layout alone")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  controller.cell.configurationUpdateHandler = { _, state in
    print("handler", state.isSelected)
  }
  print("set a handler", controller.cell.accessories.count)
}
