// swift-format-ignore-file
// Ranges of Foundation.
import Foundation
let r = NSRange(location: 2, length: 3)
print(r.location, r.length, r.upperBound, r.lowerBound, NSMaxRange(r), r.contains(3), NSLocationInRange(9, r), r, NSRange(1..<4), Range(r)!, r.union(NSRange(location: 0, length: 1)), r == NSMakeRange(2, 3), NSNotFound == Int.max)
let s = "héllo wörld"
print(NSRange(s.range(of: "llo")!, in: s), r.intersection(NSRange(location: 3, length: 9)) as Any)
// expect: 2 3 5 2 5 true false {2, 3} {1, 3} 2..<5 {0, 5} true true
// expect: {2, 3} Optional({3, 2})
