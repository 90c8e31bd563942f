// swift-format-ignore-file
// A guard of the program may bind the name of a variable of the program.
let opt: Int? = 4
let pair = (1, 2)
guard let opt else { fatalError() }
print(opt + 1)
func f() -> Int { opt * 2 }
print(f())
if let opt = Optional(opt) { print(opt) }
var name: String? = "Ann"
guard let name, !name.isEmpty else { fatalError() }
print(name.count)
// expect: 5
// expect: 8
// expect: 4
// expect: 3
