// swift-format-ignore-file
for i in 1...5 where "a" { print(i) } // error: cannot convert value of type 'String' to expected condition type 'Bool'
let o: Int? = 1
for i in 1...5 where o { print(i) } // error: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
switch 4 {
case let x where x: print(x) // error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
default: break
}
