// swift-format-ignore-file
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
infix operator ?!: NilCoalescingPrecedence
func ?! <T>(a: T?, e: @autoclosure () -> Error) throws -> T { guard let a else { throw e() }; return a }
struct E: Error {}
func half(_ n: Int) throws -> Int { if n % 2 == 1 { throw E() }; return n / 2 }
print(4 |> { $0 + 1 })
do { print(try 4 |> half); print(try 3 |> half) } catch { print(error) }
let x = try? 8 |> half |> half
print(x as Any)
let n: Int? = nil
do { print(try n ?! E()) } catch { print("none", error) }
struct V { static func / (a: V, b: Int) throws -> V { if b == 0 { throw E() }; return a } }
do { _ = try V() / 0 } catch { print("c", error) }
// expect: 5
// expect: 2
// expect: E()
// expect: Optional(2)
// expect: none E()
// expect: c E()
