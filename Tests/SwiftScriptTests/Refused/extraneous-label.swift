func double(_ value: Int) -> Int { value * 2 }
print(double(value: 2))  // error: extraneous argument label 'value:' in call
