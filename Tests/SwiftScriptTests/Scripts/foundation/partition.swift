// swift-format-ignore-file
// Partition.
import Foundation
var a = [5, 3, 8, 1, 9, 2]
let p = a.partition { $0 > 4 }
print(p, a, a[p...].allSatisfy { $0 > 4 }, [3, 1].lexicographicallyPrecedes([3, 2]), ["b"].lexicographicallyPrecedes(["a", "c"]))
var i = a.startIndex; a.formIndex(after: &i); print(i)
a.shuffle(); print(a.count)
// expect: 3 [2, 3, 1, 8, 9, 5] true true false
// expect: 1
// expect: 6
