// swift-format-ignore-file
struct Sorted<T: Comparable> { init() {} }
class Owner<T: AnyObject> {}
struct Plain {}

let result: Result<Int, String>? = nil  // error: type 'String' does not conform to protocol 'Error'
let sorted = Sorted<Plain>()  // error: type 'Plain' does not conform to protocol 'Comparable'
func show(_ all: [Sorted<Plain>]) {}  // error: type 'Plain' does not conform to protocol 'Comparable'
struct Holder { var owner: Owner<Int>? }  // error: 'Owner' requires that 'Int' be a class type
