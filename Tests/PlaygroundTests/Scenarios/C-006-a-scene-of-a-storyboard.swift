// evidence: C-006, C-002
// A scene's controller is made by init(coder:) and awakes with its outlets empty; they are there
// when its view has loaded. scene(_:make:connect:) is LayoutLab's way to write a storyboard.
// ends: normally
import UIKit

class Detail: UIViewController {
  weak var label: UILabel?
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    print("init(coder:)")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    print("awakeFromNib", label == nil, isViewLoaded)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad", label?.text ?? "nil")
  }
}

let storyboard = UIStoryboard()
storyboard.scene("Detail", make: { coder in Detail(coder: coder) }) { controller in
  let label = UILabel()
  label.text = "connected"
  controller.view.addSubview(label)
  (controller as? Detail)?.label = label
}
let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
print(detail.isViewLoaded)
detail.loadViewIfNeeded()
