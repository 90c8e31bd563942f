func greet(_ name: String = "you", loudly: Bool = false, times: Int = 1) -> String {
  var text = "hello \(name)"
  if loudly { text = text.uppercased() }
  return String(repeating: text, count: times)
}
print(greet())  // expect: hello you
print(greet("Bo"))  // expect: hello Bo
print(greet(loudly: true))  // expect: HELLO YOU
print(greet("Cy", times: 2))  // expect: hello Cyhello Cy
var calls = 0
func next() -> Int {
  calls += 1
  return calls
}
func use(_ number: Int = next()) -> Int { number }
print(use(), use(), use(10), use())  // expect: 1 2 10 3
