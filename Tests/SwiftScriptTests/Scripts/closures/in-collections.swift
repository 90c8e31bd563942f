// swift-format-ignore-file
var handlers: [String: (Int) -> Int] = ["double": { $0 * 2 }]
handlers["square"] = { x in x * x }
for key in handlers.keys.sorted() { print(key, handlers[key]!(5)) }
print(handlers["none"]?(1) as Any)

// expect: double 10
// expect: square 25
// expect: nil
