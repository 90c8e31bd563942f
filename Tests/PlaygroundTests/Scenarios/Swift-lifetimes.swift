// ARC: scopes, weak and unowned references, cycles, the order of deinit.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

final class Node {
  let name: String
  var next: Node?
  weak var back: Node?
  var onEvent: (() -> Void)?

  init(_ name: String) {
    self.name = name
    print("init \(name)")
  }

  deinit { print("deinit \(name)") }
}

final class Owner {
  let name = "owner"
  lazy var part = Part(owner: self)
  deinit { print("deinit owner") }
}

final class Part {
  unowned let owner: Owner
  init(owner: Owner) { self.owner = owner }
  deinit { print("deinit part") }
}

func scope() {
  let a = Node("a")
  a.next = Node("b")
  a.next?.back = a
  print("linked", a.next?.back?.name ?? "none")
}
scope()

func cycle(isWeak: Bool) -> () -> Bool {
  let node = Node(isWeak ? "weak" : "strong")
  if isWeak {
    node.onEvent = { [weak node] in print(node?.name ?? "gone") }
  } else {
    node.onEvent = { print(node.name) }
  }
  node.onEvent?()
  return { [weak node] in node != nil }
}
print("alive:", cycle(isWeak: true)())
print("alive:", cycle(isWeak: false)())

func owning() {
  let owner = Owner()
  print(owner.part.owner.name)
}
owning()

var slot: Node? = Node("first")
slot = Node("second")
weak var observer = slot
print(observer?.name ?? "none")
slot = nil
print(observer?.name ?? "none")

print("temporary")
_ = Node("temporary")
print("after")
do {
  let inner = Node("inner")
  defer { print("defer \(inner.name)") }
  print("end of do")
}
var nodes = [Node("x"), Node("y")]
nodes.remove(at: 0)
print("removed")
nodes = []
print("emptied")
var number = 1
let captured = { [number] in print("captured", number) }
let shared = { print("shared", number) }
number = 2
captured()
shared()
