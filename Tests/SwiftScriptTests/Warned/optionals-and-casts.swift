// swift-format-ignore-file
let n: Int? = 5
print(n)  // warning: expression implicitly coerced from 'Int?' to 'Any'
print(n as Any, n ?? 0, String(describing: n))
print("n is \(n)")  // warning: string interpolation produces a debug description for an optional value; did you mean to make this explicit?
print("n is \(n as Any)")
let k = 5
print(k is Int)  // warning: 'is' test is always true
print(k as? Int ?? 1)  // warning: conditional cast from 'Int' to 'Int' always succeeds
print(k as! Int)  // warning: forced cast of 'Int' to same type has no effect
enum Result { case ok(Int, String), bad }
func show(_ r: Result) {
  if case .ok(let whole) = r { print(whole) }  // warning: enum case 'ok' has 2 associated values; matching them as a tuple is deprecated
}
