// swift-format-ignore-file
import Foundation

let list = NSMutableArray(array: [1, "b", 2.5])
list.add("x")
list.insert(0, at: 0)
list.removeObject(at: 1)
list[0] = "zero"
for one in list { print(one) }
print(list.count, list as? [String] as Any, (list as? [Any])?.count as Any)
list.remove("x")
list.addObjects(from: [1, 2])
list.replaceObject(at: 0, with: 9)
list.removeLastObject()
list.exchangeObject(at: 0, withObjectAt: 1)
print(list.contains(1), list.index(of: 7) == NSNotFound, list.firstObject as Any)
print(list)
list.removeAllObjects()
print(list.count)
let numbers: NSArray = [1, 2, 3]
print(numbers.map { $0 as! Int * 2 }, numbers.sorted { ($0 as! Int) > ($1 as! Int) })
print(numbers == NSArray(array: [1, 2, 3]), numbers.isEqual(to: [1, 2, 3]), numbers.adding(4))
numbers.enumerateObjects { one, place, stop in
  print(one, place)
  if place == 1 { stop.pointee = true }
}
print(numbers.subarray(with: NSRange(location: 1, length: 2)), numbers.reversed())
let copy = numbers.mutableCopy() as! NSMutableArray
copy.add("c")
print(copy.count, numbers.count)

let table = NSMutableDictionary()
table["a"] = 1
table.setObject("v", forKey: "k" as NSString)
table["z"] = 3
print(table.count, table["a"] as Any, table.object(forKey: "k") as Any, table["none"] as Any)
print((table.allKeys as? [String] ?? []).sorted(), table.allValues.count)
table.removeObject(forKey: "k")
print((table as? [String: Int])?["z"] as Any, table as? [String: String] == nil)
table.removeAllObjects()
for (key, value) in NSDictionary(dictionary: ["q": 1]) { print(key, value) }
let literal: NSDictionary = ["w": 5]
print(literal["w"] as Any, literal as! [String: Int], literal == ["w": 5] as NSDictionary, table.count)
literal.enumerateKeysAndObjects { key, value, _ in print(key, value) }

let set = NSMutableSet(array: [1, 2, 2])
set.add(3)
set.remove(1)
print(set.count, set.contains(3), set.anyObject() != nil)
print((set.allObjects as? [Int] ?? []).sorted(), (set as? Set<Int>)?.count as Any)
for one in NSSet(array: ["only"]) { print(one) }
set.union([7, 8])
set.minus([2])
print(set.count, NSSet(objects: "a", "b").isSubset(of: ["a", "b", "c"]))
// expect: zero
// expect: b
// expect: 2.5
// expect: x
// expect: 4 nil Optional(4)
// expect: true true Optional("b")
// expect: (
// expect:     b,
// expect:     9,
// expect:     2.5,
// expect:     1
// expect: )
// expect: 0
// expect: [2, 4, 6] [3, 2, 1]
// expect: true true [1, 2, 3, 4]
// expect: 1 0
// expect: 2 1
// expect: [2, 3] [3, 2, 1]
// expect: 4 3
// expect: 3 Optional(1) Optional("v") nil
// expect: ["a", "k", "z"] 3
// expect: Optional(3) true
// expect: q 1
// expect: Optional(5) ["w": 5] true 0
// expect: w 5
// expect: 2 true true
// expect: [2, 3] Optional(2)
// expect: only
// expect: 3 true
