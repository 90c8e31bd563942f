// swift-format-ignore-file
// Where a chain stops nothing is there at all; a `nil` beside a value that is no literal is wrapped.
func told(_ x: Int??) -> String {
    switch x {
    case .none: "none"
    case .some(.none): "some(none)"
    case .some(.some(let n)): "\(n)"
    }
}

let text: String? = nil, list: [Int]? = nil, number: Int? = nil
let count: Int?? = text?.count
func counted() -> Int?? { return text?.count }
print(told(count), told(counted()), told(text?.count), told(list?[0]), told(number))

func lowered(_ n: Int) -> Int?? { n > 0 ? n - 1 : nil }
func chosen(_ isIt: Bool) -> Int?? { isIt ? nil : number }
func plain(_ isIt: Bool) -> Int?? { isIt ? nil : 1 }
print(told(lowered(0)), told(lowered(3)), told(chosen(true)), told(plain(true)), told(plain(false)))

func given<T>(_ value: T, _ body: (T) -> T?) -> T? { body(value) }
print(told(given(number) { $0 }), told(given(number) { $0?.advanced(by: 1) }))
// expect: none none none none some(none)
// expect: some(none) 2 some(none) none 1
// expect: some(none) none
