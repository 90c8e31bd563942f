// swift-format-ignore-file
// A closure goes to what takes one before what takes many.
func g(_ c: ((Int) -> Bool)...) -> String { "variadic" }
func g(_ c: (Int) -> Bool) -> String { "one" }
print(g { $0 > 1 })
// expect: one
