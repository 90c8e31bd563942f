// evidence: A-112
// An arranged view cannot be inserted past the end.
// Open, so not compared: the words of the exception.
// ends: fault NSInternalInconsistencyException
import UIKit

let stack = UIStackView(arrangedSubviews: [UIView()])
stack.insertArrangedSubview(UIView(), at: 1)
print(stack.arrangedSubviews.count)
stack.insertArrangedSubview(UIView(), at: 3)
print("never printed")
