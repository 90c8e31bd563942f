// swift-format-ignore-file
// C reads 32 bits where a format says nothing of the length; a star takes its number from the arguments.
import Foundation
print(String(format: "%hhd %hd %hu %hhx", 300, 70000, -1, 511))
print(String(format: "%d %ld %lld %u %lu", 5_000_000_000, 5_000_000_000, 5_000_000_000, -1, -1))
print(String(format: "%x %X %lx %08x %o", -1, -1, -1, -2, -1))
print(String(format: "%*d|%-*d|%.*f|%*.*f|", 5, 42, 5, 42, 2, 3.14159, 8, 1, 2.55))
print(String(format: "%2$d %1$@", "a", 7), String(format: "%+d % d", 3, 4))
print(String(format: "%i%%", 50), String(format: "%03d.%02d", 7, 5), String(format: "%#x", 255))
print(String(format: "%d", Int8(-3)), String(format: "%u", UInt8(200)), String(format: "%c%c", 72, 105))
print(String(format: "%*@|", 8, "x"))
print(String(format: "%zd %qd %jd %td", 1, 2, 3, 4))
// expect: 44 4464 65535 ff
// expect: 705032704 5000000000 5000000000 4294967295 18446744073709551615
// expect: ffffffff FFFFFFFF ffffffffffffffff fffffffe 37777777777
// expect:    42|42   |3.14|     2.5|
// expect: 7 a +3  4
// expect: 50% 007.05 0xff
// expect: -3 200 Hi
// expect: x|
// expect: 1 2 3 4
