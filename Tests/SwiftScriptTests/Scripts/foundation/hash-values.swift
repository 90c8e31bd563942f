// swift-format-ignore-file
// Arrays in pairs, and their hashes.
import Foundation
let a = ["b", "a", "c"]
print(a.enumerated().map { "\($0.offset)\($0.element)" }, zip(a, 1...).map { "\($0)\($1)" }, a.sorted { $0 > $1 }, a.min { $0.count < $1.count }!, a.max(by: <)!)
for (i, x) in a.enumerated().reversed() { print(i, x, terminator: " ") }
print(Array(a.enumerated()).count, a.lexicographicallyPrecedes(["c"]), a == ["b", "a", "c"], a.hashValue == ["b", "a", "c"].hashValue)
// expect: ["0b", "1a", "2c"] ["b1", "a2", "c3"] ["c", "b", "a"] b c
// expect: 2 c 1 a 0 b 3 true true true
