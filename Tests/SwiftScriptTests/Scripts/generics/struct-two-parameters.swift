struct Pair<First, Second> {
  var first: First
  var second: Second
  var flipped: Pair<Second, First> { Pair<Second, First>(first: second, second: first) }
}
print(Pair(first: 1, second: "a").flipped)
// expect: Pair<String, Int>(first: "a", second: 1)
