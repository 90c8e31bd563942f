// swift-format-ignore-file
import Foundation

print(lround(2.5), lroundf(-2.5), lround(2.4))  // expect: 3 -3 2
let (slice, rest) = CGRect(x: 0, y: 0, width: 100, height: 40).divided(
  atDistance: 10, from: .maxYEdge)
print(slice.origin.y, slice.height, rest.height)  // expect: 30.0 10.0 30.0
let end = CGRect(x: 1, y: 2, width: 3, height: 4).divided(atDistance: 9, from: .minXEdge).remainder
print(end.minX, end.minY, end.width, end.height)  // expect: 4.0 2.0 0.0 4.0
print(NSStringFromRange(NSRange(location: 2, length: 3)))  // expect: {2, 3}
