// swift-format-ignore-file
protocol Delegate: class {  // warning: using 'class' keyword to define a class-constrained protocol is deprecated; use 'AnyObject' instead
  func did(_ n: Int)
}
final class Owner: Delegate {
  weak var next: Delegate?
  func did(_ n: Int) {
    print("did", n)
    next?.did(n + 1)
  }
}
let first = Owner()
let second = Owner()
first.next = second
first.did(1)
