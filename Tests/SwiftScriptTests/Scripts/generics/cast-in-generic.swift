func count<T>(of type: T.Type, in values: [Any]) -> Int { values.filter { $0 is T }.count }
let values: [Any] = [1, "a", 2.5, "b", [1]]
print(count(of: String.self, in: values), count(of: Int.self, in: values))
// expect: 2 1
