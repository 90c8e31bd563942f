// swift-format-ignore-file
protocol Owned where Self: AnyObject { var id: Int { get set } }
func same<T: AnyObject>(_ a: T, _ b: T) -> Bool { a === b }
func check<T: Owned>(_ a: T, _ b: T) -> Bool { a.id = 3; return same(a, b) }
final class Item: Owned { var id = 1 }
let i = Item()
print(check(i, i), i.id, check(i, Item()))
weak var w: (any Owned)? = i
w?.id = 9
print(i.id)
// expect: true 3 false
// expect: 9
