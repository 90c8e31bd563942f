// swift-format-ignore-file
import Foundation
let x: Float = 0.5
let a = sin(x), b = cos(x), c = sqrt(x), d = pow(x, 2), e = atan2(x, 1), f = exp(x), g = log(x), h = floor(x), i = fabs(-x), j = hypot(x, x), k = round(x), l = tan(x)
print(type(of: a), a, b, c, d, e, f, g, h, i, j, k, l, max(a, b), abs(-x), ceil(x), trunc(x), fmod(x, 0.3), log2(x), log10(x), cbrt(x), asin(x), acos(x), sinh(x))
// expect: Float 0.47942555 0.87758255 0.70710677 0.25 0.4636476 1.6487212 -0.6931472 0.0 0.5 0.70710677 1.0 0.5463025 0.87758255 0.5 1.0 0.0 0.19999999 -1.0 -0.30103 0.7937005 0.5235988 1.0471976 0.5210953
