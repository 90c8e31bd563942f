// swift-format-ignore-file
// What stands before a slice is a slice where the place wants one; empty parts of tuples take the others' type.
var slice = [1, 2, 3][1...]
slice = [0] + slice
print(slice, slice.startIndex)
let more: ArraySlice<Int> = [7, 8] + slice
print(more, more.startIndex)
let head = [9]
let all: ArraySlice = head + slice
print(all, type(of: all), type(of: head + slice), type(of: slice + head))
let two: [Int] = slice + head
print(two)
let d2 = [("U", [:]), ("w", [1: 2])]
print(d2.count, type(of: d2))
let e = [("a", []), ("b", ["x"])]
print(e)
// expect: [0, 2, 3] 0
// expect: [7, 8, 0, 2, 3] 0
// expect: [9, 0, 2, 3] ArraySlice<Int> Array<Int> ArraySlice<Int>
// expect: [0, 2, 3, 9]
// expect: 2 Array<(String, Dictionary<Int, Int>)>
// expect: [("a", []), ("b", ["x"])]
