func mean<F: BinaryFloatingPoint>(_ a: F, _ b: F) -> F { (a + b) / 2 }
print(mean(1.0, 2.0), mean(Float(3), Float(5)))
// expect: 1.5 4.0
