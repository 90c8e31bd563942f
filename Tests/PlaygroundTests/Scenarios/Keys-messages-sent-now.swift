// source: Apple's documentation of perform(_:with:)
// A selector sent with `perform` is called before the call returns; an object without the method
// raises.
// ends: fault NSInvalidArgumentException
import UIKit

final class Finder: UIViewController {
  @objc func find() { print("find") }
  @objc func say(_ text: String) { print("say", text) }
}

let finder = Finder()
finder.perform(#selector(Finder.find))
finder.perform(#selector(Finder.say(_:)), with: "hi")
finder.performSelector(onMainThread: #selector(Finder.find), with: nil, waitUntilDone: true)
UIView().perform(#selector(Finder.find))
print("never printed")
