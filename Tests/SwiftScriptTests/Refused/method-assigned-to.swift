// swift-format-ignore-file
class Button { func title(for state: Int) -> String { "" } }
let button = Button()
button.title = "OK"  // error: cannot assign to value: 'title' is a method
func go() {}
go = 3  // error: cannot assign to value: 'go' is a function
