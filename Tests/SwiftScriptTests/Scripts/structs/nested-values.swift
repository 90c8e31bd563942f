struct Inner { var value = 1 }
struct Outer {
  var inner = Inner()
  var list = [Inner(), Inner()]
}
var outer = Outer()
let before = outer
outer.inner.value = 5
outer.list[1].value = 7
outer.list.append(Inner(value: 9))
print(outer.inner.value, outer.list.map { $0.value })  // expect: 5 [1, 7, 9]
print(before.inner.value, before.list.map { $0.value })  // expect: 1 [1, 1]
class Holder { var outer = Outer() }
let holder = Holder()
holder.outer.inner.value += 41
holder.outer.list[0].value = 3
print(holder.outer.inner.value, holder.outer.list[0].value)  // expect: 42 3
