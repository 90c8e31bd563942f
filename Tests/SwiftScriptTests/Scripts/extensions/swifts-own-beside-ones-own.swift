// swift-format-ignore-file
struct Array { var a = Swift.Array(1...3) ; var b: [Int] = [4] ; var c: Swift.Array<Int> = [5] }
print(Array().a, Array().b, Array().c)
struct Set { var x = Swift.Set([1]) }
print(Set().x)
struct Date { var d = 3 }
print(Date().d)
enum Optional2<T> { case some(T), none }
print(Optional2.some(3))

// expect: [1, 2, 3] [4] [5]
// expect: [1]
// expect: 3
// expect: some(3)
