// evidence: A-086
// In a wide view the readable content is 672 points wide, in the middle.
// ends: normally
import UIKit

let wide = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 100))
print(wide.readableContentGuide.layoutFrame.minX, wide.readableContentGuide.layoutFrame.width)
