// swift-format-ignore-file
var total = 0
func f() { Task.detached { print(total) } } // error: main actor-isolated var 'total' cannot be accessed from outside of the actor
