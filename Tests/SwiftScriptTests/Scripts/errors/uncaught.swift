enum Fault: Error { case unseen(code: Int) }
print("before")
throw Fault.unseen(code: 3)
// expect: before
// trap: Error raised at top level: main.Fault.unseen(code: 3)
