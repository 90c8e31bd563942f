// swift-format-ignore-file
print((0.1).exponent, 8.0.significand, (0.0).exponent == Int.min, Float(6).exponent, (-5.5).significand)
// expect: -4 1.0 true 2 1.375
