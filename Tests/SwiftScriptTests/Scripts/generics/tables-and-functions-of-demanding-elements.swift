// swift-format-ignore-file
func i<T>(_ d: [String: T]) -> String { "d" }
func i<T: Comparable>(_ d: [String: T]) -> String { "dc" }
func k<T>(_ f: (T) -> Int) -> String { "f" }
func k<T: Hashable>(_ f: (T) -> Int) -> String { "fh" }
print(i(["a": 1]), k { (x: Int) in x })
// expect: dc fh
