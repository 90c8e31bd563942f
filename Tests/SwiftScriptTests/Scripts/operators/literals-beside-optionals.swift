// swift-format-ignore-file
// An operator of one's own with T and T? on the right takes a literal as what it is.
infix operator ???: NilCoalescingPrecedence
func ???<T>(l: T?, r: @autoclosure () -> T) -> T { l ?? r() }
func ???<T>(l: T?, r: @autoclosure () -> T?) -> T? { l ?? r() }
let n: Int? = nil, m: Int? = 3
print(m ??? 5, n ??? (m ??? 5), n ??? m ?? 4)
let x = m ??? 5, y = n ??? m ??? 5
print(type(of: x), type(of: y))
infix operator ?!: NilCoalescingPrecedence
func ?!<T>(l: T?, r: T?) -> T? { l ?? r }
func ?!<T>(l: T?, r: T) -> T { l ?? r }
let mm: Int? = 3
print(mm ?! 5)
let k: Int = mm ?! 5
infix operator ?+: AdditionPrecedence
func ?+<T>(l: T?, r: T?) -> T? { l ?? r }
func ?+<T>(l: T?, r: T) -> T { l ?? r }
print(mm ?+ 5)
let five = 5
print(mm ?+ five, mm ?! five)
// expect: 3 3 3
// expect: Int Int
// expect: 3
// expect: 3
// expect: 3 3
