// swift-format-ignore-file
func typeof<T>(_ x: T) -> T.Type { T.self }
let t = typeof("a"); print(t)
let u: Any.Type = t; print(u)
let v: Any.Type = typeof("a"); print(v)
func r() -> Any.Type { String.self }
print(r(), typeof(1) == Int.self)
func r2() -> Any.Type { typeof(2) }
print(r2())
// expect: String
// expect: String
// expect: String
// expect: String true
// expect: Int
