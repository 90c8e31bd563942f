func show<T>(_ x: T) { print(T.self, type(of: x)) }
let number: Any = 3
let text: Any = "x"
show(number)
show(text)
let mixed: [Any] = [1, "b", 2.5]
for one in mixed { show(one) }

// A function that is named as a value takes what the place says.
mixed.forEach(show)
func name<T>(_ x: T) -> String { "\(T.self)" }
print(mixed.map(name))

// Two that have to be of one type are both `Any`.
func both<T>(_ x: T, _ y: T) { print(T.self) }
both(number, text)
func list<T>(_ x: [T]) { print(T.self) }
list(mixed)
protocol Named { var name: String { get } }
struct One: Named { var name = "one" }
struct Two: Named { var name = "two" }
let named: [any Named] = [One(), Two()]
both(named[0], named[1])
for one in named { show(one) }
print(named.map(name))
func same<T>(_ x: T) -> T { print(T.self); return x }
print(same(number))
let maybe: Any? = 3
show(maybe)
// expect: Int Int
// expect: String String
// expect: Int Int
// expect: String String
// expect: Double Double
// expect: Any Any
// expect: Any Any
// expect: Any Any
// expect: ["Any", "Any", "Any"]
// expect: Any
// expect: Any
// expect: Named
// expect: One One
// expect: Two Two
// expect: ["Named", "Named"]
// expect: Int
// expect: 3
// expect: Optional<Any> Optional<Any>
