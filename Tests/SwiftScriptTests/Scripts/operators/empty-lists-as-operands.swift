// swift-format-ignore-file
infix operator <<<: AssignmentPrecedence
func <<< <T>(a: [T], b: T) -> [T] { a + [b] }
infix operator <|: AdditionPrecedence
func <| <K, V>(d: [K: V], p: (K, V)) -> [K: V] { var d = d; d[p.0] = p.1; return d }
print([] <<< 3, [1] <<< 2, [:] <| ("a", 1))
struct Stack { var xs: [Int]; static func ++ (s: Stack, more: [Int]) -> Stack { Stack(xs: s.xs + more) } }
infix operator ++: AdditionPrecedence
print(Stack(xs: [1]) ++ [2], Stack(xs: [1]) ++ [])
let e: [String] = [] <<< "x"
print(e)
// expect: [3] [1, 2] ["a": 1]
// expect: Stack(xs: [1, 2]) Stack(xs: [1])
// expect: ["x"]
