// swift-format-ignore-file
import Foundation
print(lround(2.5), lroundf(-2.5), lround(2.4))  // expect: 3 -3 2
print(NSStringFromRange(NSRange(location: 2, length: 3)))  // expect: {2, 3}
