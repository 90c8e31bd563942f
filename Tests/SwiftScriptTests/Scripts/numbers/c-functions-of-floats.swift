// C's functions for a Float end in f.
import Foundation

let half: Float = 2.5
print(ceilf(half), floorf(half), roundf(half), fabsf(-half), sqrtf(16))
print(powf(2, half), fmodf(7, half), fminf(1, half), fmaxf(1, half))
print(Double(ceilf(Float(10.2 * 3))) / 3)

// expect: 3.0 2.0 3.0 2.5 4.0
// expect: 5.656854 2.0 1.0 2.5
// expect: 10.333333333333334
