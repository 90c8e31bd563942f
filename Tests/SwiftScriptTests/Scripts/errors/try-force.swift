// swift-format-ignore-file
enum Fault: Error { case bad }
func f() throws -> Int { throw Fault.bad }
print("before")
let n = try! f()
print(n)
// expect: before
// trap: 'try!' expression unexpectedly raised an error: main.Fault.bad
