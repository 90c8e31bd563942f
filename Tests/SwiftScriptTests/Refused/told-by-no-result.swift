func limit() -> Int { 3 }
func limit() -> String { "three" }
let text = limit() + "!"
print(text)
let value = limit()  // error: ambiguous use of 'limit()'
