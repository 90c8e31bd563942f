class Holder<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  func replace(with value: Value) -> Value { defer { self.value = value }; return self.value }
}
let holder = Holder(1)
print(holder.replace(with: 2), holder.value)
// expect: 1 2
