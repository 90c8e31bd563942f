// What a thread-safe store looks like in the wild: `sync` gives what its closure gives, and throws
// what that throws.
// evidence: V-098
// ends: normally
import UIKit

enum StoreError: Error { case empty }

final class Store {
  private let queue = DispatchQueue(label: "store", attributes: .concurrent)
  private var names: [String] = []
  var all: [String] { queue.sync { names } }
  func add(_ name: String) { queue.sync(flags: .barrier) { names.append(name) } }
  func first() throws -> String {
    try queue.sync {
      guard let first = names.first else { throw StoreError.empty }
      return first
    }
  }
}

final class LoadController: UIViewController {
  let store = Store()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    do { print(try store.first()) } catch { print("caught", error) }
    for name in ["b", "a"] {
      DispatchQueue.main.async {
        self.store.add(name)
        self.label.text = self.store.all.sorted().joined(separator: "+")
        print("loaded", self.label.text ?? "")
      }
    }
    print("waiting for", store.all.count)
  }
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
window.rootViewController = LoadController()
window.makeKeyAndVisible()
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { print("later") }
