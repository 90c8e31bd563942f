// evidence: C-076
// A parent hears that its child wants another size, and reads it from whatever content container it
// is.
// ends: normally
import UIKit

final class Parent: UIViewController {
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    let size = container.preferredContentSize
    print(size, container === children.first)
  }
}

func area(of container: any UIContentContainer) -> CGFloat {
  container.preferredContentSize.width * container.preferredContentSize.height
}

let parent = Parent()
let child = UIViewController()
parent.addChild(child)
child.preferredContentSize = CGSize(width: 200, height: 100)
child.preferredContentSize = CGSize(width: 200, height: 100)
child.preferredContentSize.height = 50
print(area(of: child), area(of: parent))
