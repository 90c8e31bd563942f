// evidence: C-006
// A show segue makes its destination first, tells the source, and then pushes; the view is loaded
// with the push. scene(_:make:connect:) and segue(_:from:to:) are LayoutLab's way to write a storyboard.
// ends: normally
import UIKit

class Detail: UIViewController {
  var item = "nothing"
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    print("Detail init(coder:)")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    print("Detail awakeFromNib")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    print("Detail viewDidLoad with", item)
  }
}

class Master: UIViewController {
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    print("nobody asks")
    return true
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    print("Master prepare(for:)", segue.identifier ?? "nil", sender as? String ?? "nil")
    if segue.identifier == "showDetail", let detail = segue.destination as? Detail {
      detail.item = sender as? String ?? "nothing"
      print("loaded:", detail.isViewLoaded, "from self:", segue.source === self)
    }
  }
}

let storyboard = UIStoryboard()
storyboard.scene("Master", make: { Master(coder: $0) }) { _ in }
storyboard.scene("Detail", make: { Detail(coder: $0) }) { _ in }
storyboard.segue("showDetail", from: "Master", to: "Detail")
storyboard.segue("sheet", from: "Master", to: "Detail") { segue in
  print("by hand")
  segue.source.present(segue.destination, animated: false)
}
let master = storyboard.instantiateViewController(withIdentifier: "Master")
let navigation = UINavigationController(rootViewController: master)
window.rootViewController = navigation
print(master.storyboard === storyboard, navigation.storyboard == nil)
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  master.performSegue(withIdentifier: "showDetail", sender: "a row")
  print(navigation.viewControllers.count, navigation.topViewController is Detail)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  navigation.popViewController(animated: false)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
  master.performSegue(withIdentifier: "sheet", sender: nil)
  print((master.presentedViewController ?? navigation.presentedViewController) is Detail)
  let link = UIStoryboardSegue(identifier: nil, source: master, destination: navigation) {
    print("performed")
  }
  link.perform()
}
