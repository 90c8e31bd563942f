let number: Int? = 5
print(number.map { $0 * 2 } as Any)  // expect: Optional(10)
print(number.flatMap { $0 > 10 ? $0 : nil } as Any)  // expect: nil
let text: String? = "12"
print(text.flatMap { Int($0) } ?? 0, text.map { $0.count } ?? 0)  // expect: 12 2
let none: Int? = nil
print(none.map { $0 + 1 } as Any)  // expect: nil
