// The chain goes from a view over its controller, window, scene and app to the app's delegate; a
// controller that was presented goes on with the one that presented it.
// Source: Apple's documentation of the responder chain; the scene in it from published programs.
// ends: normally
import UIKit

final class Card: UIView {}
final class Screen: UIViewController {}
final class Sheet: UIViewController {}
final class Owner: UIResponder, UIApplicationDelegate {
  @objc func save(_ sender: Any?) { print("saved by the delegate") }
}

func chain(_ start: UIResponder) -> String {
  sequence(first: start, next: \.next).map { "\(type(of: $0))" }.joined(separator: " > ")
}

let owner = Owner()
UIApplication.shared.delegate = owner
let screen = Screen()
let card = Card()
screen.view.addSubview(card)
print(chain(card))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = screen
window.makeKeyAndVisible()
print(chain(card))

let sheet = Sheet()
screen.present(sheet, animated: false) {
  print(chain(sheet.view))
}
