// source: Apple's documentation of widthTracksTextView
// The container of a text view is as wide as the view inside its insets, until the width is no longer
// tracked.
// ends: normally
import UIKit

let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
print(text.textContainer.size.width)
text.textContainerInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
text.frame.size.width = 200
print(text.textContainer.size.width)
text.textContainer.widthTracksTextView = false
text.textContainer.size = CGSize(width: 50, height: 500)
print(text.textContainer.size)
