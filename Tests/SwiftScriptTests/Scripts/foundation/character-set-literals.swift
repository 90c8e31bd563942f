// swift-format-ignore-file
// Character sets and lists of objects out of literals.
import Foundation
let s: CharacterSet = ["a", "-"]; print("a-xa-".trimmingCharacters(in: s), "--q".trimmingCharacters(in: ["-"]), s.isEmpty, CharacterSet.letters.isSuperset(of: ["q"]), s.union(["z"]).contains("z"), CharacterSet().isEmpty)
let n: NSArray = [1, "x", 2.5]; print(n.count, n.object(at: 1))
// expect: x q false true true true
// expect: 3 x
