// swift-format-ignore-file
import Foundation
let x = [1, 2]
let o = x as AnyObject
print(o is [Int], (o as? [Int]) ?? [])
let s = "abc" as AnyObject
print((s as? String) ?? "no")
let t = (1, "a") as AnyObject
print(t is (Int, String))
let n: Int? = 3
let oo = n as AnyObject
print((oo as? Int) ?? -1)
struct P { var a = 1 }
let p = P() as AnyObject
print((p as! P).a)
let list: [AnyObject] = [1 as AnyObject, "x" as AnyObject, P() as AnyObject]
for one in list {
  switch one {
  case let i as Int: print("int", i)
  case let s as String: print("string", s)
  case is P: print("P")
  default: print("?")
  }
}
// expect: true [1, 2]
// expect: abc
// expect: true
// expect: 3
// expect: 1
// expect: int 1
// expect: string x
// expect: P
