func double(_ value: Int) -> Int { value * 2 }
print(double(1, 2))  // error: extra argument in call
