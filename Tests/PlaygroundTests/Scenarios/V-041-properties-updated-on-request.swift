// evidence: V-041, V-063
// rules: ios26
// updatePropertiesIfNeeded() calls once; a change of what the method read arms it again and runs
// nothing by itself.
// ends: normally
import Observation
import UIKit

@Observable final class Model {
  var value = 0
  @ObservationIgnored var ignored = 0
}

let model = Model()

final class Page: UIViewController {
  var calls = 0

  override func updateProperties() {
    super.updateProperties()
    calls += 1
    print("updateProperties", calls, model.value, model.ignored)
  }
}

let page = Page()
window.rootViewController = page
page.updatePropertiesIfNeeded()
page.updatePropertiesIfNeeded()
model.value = 5
print("assigned", page.calls)
page.updatePropertiesIfNeeded()
model.ignored = 1
page.updatePropertiesIfNeeded()
