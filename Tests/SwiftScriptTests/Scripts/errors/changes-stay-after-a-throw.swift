enum Fault: Error { case full }
struct Stack {
  var items: [Int] = []
  mutating func push(_ n: Int) throws {
    items.append(n)
    if items.count > 2 { throw Fault.full }
  }
}
func fill(_ list: inout [Int]) throws {
  list.append(1)
  throw Fault.full
}
func run() {
  var stack = Stack()
  for n in 1...4 { do { try stack.push(n) } catch { print("full at", n) } }
  print(stack.items)
  var list = [0]
  try? fill(&list)
  print(list)
}
run()
var stack = Stack(items: [7, 8])
try? stack.push(9)
print(stack.items)
// expect: full at 3
// expect: full at 4
// expect: [1, 2, 3, 4]
// expect: [0, 1]
// expect: [7, 8, 9]
