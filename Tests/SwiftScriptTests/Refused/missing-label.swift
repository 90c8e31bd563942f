func scale(by factor: Int) -> Int { factor }
print(scale(2))  // error: missing argument label 'by:' in call
