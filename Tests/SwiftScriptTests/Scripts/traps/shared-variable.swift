// A variable that a closure shares may not be looked at while somebody changes it.
struct Stack {
  var items: [Int] = []
  mutating func each(_ body: (Int) -> Void) { for item in items { body(item) } }
  mutating func kept(_ body: @escaping () -> Void) -> () -> Void {
    items.append(1)
    return body
  }
}
func double(_ number: inout Int, by body: (Int) -> Int) { number = body(number) }

func run() {
  var stack = Stack(items: [1, 2])
  let show = stack.kept { print(stack.items.count) }
  show()
  var total = 0
  stack.each { total += $0 }
  print(total)

  var number = 3
  let handlers: [() -> Void] = [{ number += 1 }]
  handlers[0]()
  double(&number) { $0 * 2 }
  for handler in handlers { handler() }
  print(number)
  double(&number) { old in
    handlers[0]()
    return old
  }
  print("not here")
}
run()
// expect: 3
// expect: 4
// expect: 9
// trap: Fatal access conflict detected
