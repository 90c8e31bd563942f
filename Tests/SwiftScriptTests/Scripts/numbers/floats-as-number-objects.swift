// swift-format-ignore-file
import Foundation
print(0.1 as Float as NSNumber, NSNumber(value: 0.1 as Float), 0.1 as NSNumber, (1.5 as Float) as NSNumber)
let f: Float = 3.3
print(f as NSNumber, (f as NSNumber).floatValue, (f as Any) as? NSNumber ?? 0)

// expect: 0.1 0.1 0.1 1.5
// expect: 3.3 3.3 3.3
