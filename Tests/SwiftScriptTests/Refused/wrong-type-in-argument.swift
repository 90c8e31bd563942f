func double(_ value: Int) -> Int { value * 2 }
print(double("2"))  // error: cannot convert value of type 'String' to expected argument type 'Int'
