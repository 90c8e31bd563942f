// However a loop's condition is written, it ends where Swift's does.
var trace: [Int] = []
var i = 0
while i < 5 { trace.append(i); i += 2 }
while i <= 10 { trace.append(i); i += 2 }
while i > 3 { trace.append(i); i -= 3 }
while i >= -4 { i -= 1; if i == 0 { continue }; if i == -3 { break }; trace.append(i) }
while 3 > i { i += 1; if i == 2 { continue }; trace.append(i) }
while i != 6 { i += 1 }
print(trace, i)

var limit = 10
var k = 0
while k < limit {
  k += 1
  if k % 3 == 0 { limit -= 1 }
}
print(k, limit)

func countDown(from n: Int) -> [Int] {
  var left = n
  var seen: [Int] = []
  while left > 0 {
    defer { left -= 1 }
    if left % 2 == 0 { continue }
    let closure = { left * 10 }
    seen.append(closure())
  }
  return seen
}
print(countDown(from: 7), countDown(from: 0), countDown(from: -1))

var x = Int.max - 2
while x < Int.max { x += 1 }
print(x == Int.max)
var none = 5
while none < 5 { none += 1 }
print(none)
outer: while k > 0 {
  k -= 1
  var inner = 0
  while inner <= k {
    inner += 1
    if inner == 4 { continue outer }
    if k == 2 { break outer }
  }
}
print(k)

// expect: [0, 2, 4, 6, 8, 10, 12, 9, 6, 2, 1, -1, -2, -2, -1, 0, 1, 3] 6
// expect: 8 8
// expect: [70, 50, 30, 10] [] []
// expect: true
// expect: 5
// expect: 2
