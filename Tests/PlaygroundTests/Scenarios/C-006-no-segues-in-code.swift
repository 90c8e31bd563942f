// evidence: C-006
// A controller that comes from code has no segues: the app ends, and nothing is prepared.
// ends: fault NSInvalidArgumentException
import UIKit

class List: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { print("prepared") }
}
class Fade: UIStoryboardSegue {
  override func perform() { print("fades from", type(of: source), "to", type(of: destination)) }
}
Fade(identifier: "x", source: List(), destination: UIViewController()).perform()
List().performSegue(withIdentifier: "showDetail", sender: nil)
print("not reached")
