func transform<T, U>(_ items: [T], with change: (T) -> U) -> [U] {
  var result: [U] = []
  for item in items { result.append(change(item)) }
  return result
}
print(transform([1, 2]) { "\($0)!" }, transform(["a", "bb"], with: \.count))
// expect: ["1!", "2!"] [1, 2]
