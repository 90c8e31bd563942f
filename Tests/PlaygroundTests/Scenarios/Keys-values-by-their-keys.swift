// swift-format-ignore-file
// source: Apple's documentation of value(forKey:) and value(forKeyPath:)
// Views answer to the keys of their common properties, as key-value coding documents it: flags and
// numbers come boxed, and a path goes from one object to the next.
// ends: fault NSUnknownKeyException
import UIKit

let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
label.text = "Hello"
view.addSubview(label)
print(label.value(forKey: "frame") as? CGRect ?? .zero, label.value(forKey: "text") as? String ?? "")
label.setValue("Bye", forKey: "text")
label.setValue(true, forKey: "hidden")
label.setValue(0.5, forKey: "alpha")
print(label.text ?? "", label.isHidden, label.alpha)
label.setValue(UIColor.red, forKeyPath: "superview.backgroundColor")
print(view.backgroundColor == .red, label.value(forKeyPath: "superview.tag") as? Int ?? -1)
_ = label.value(forKey: "colour")
print("never printed")
