// What a thread-safe store and a group of loads look like in the wild: `sync` gives what its closure
// gives, and a group tells once all have left.
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
    let group = DispatchGroup()
    for name in ["b", "a"] {
      group.enter()
      DispatchQueue.main.async {
        self.store.add(name)
        print("loaded", name)
        group.leave()
      }
    }
    group.notify(queue: .main) {
      self.label.text = self.store.all.sorted().joined(separator: "+")
      print("all:", self.label.text ?? "")
    }
    print("waiting for", store.all.count)
  }
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
window.rootViewController = LoadController()
window.makeKeyAndVisible()
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { print("later") }
