var n = 1
let now = { [n] in n }
let later = { n }
n = 2
print(now(), later())
// expect: 1 2
