func describe(_ value: Int) -> String { "int \(value)" }
func describe(_ value: Double) -> String { "double \(value)" }
func describe(_ value: String) -> String { "string \(value)" }
func describe(_ value: Int, in unit: String) -> String { "\(value) \(unit)" }
print(describe(1))  // expect: int 1
print(describe(1.5))  // expect: double 1.5
print(describe("x"))  // expect: string x
print(describe(2, in: "pt"))  // expect: 2 pt
