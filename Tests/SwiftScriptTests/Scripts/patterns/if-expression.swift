let score = 72
let grade = if score > 90 { "A" } else if score > 70 { "B" } else { "C" }
let points =
  switch grade {
  case "A": 4;
  case "B": 3;
  default: 0
  }
print(grade, points)
// expect: B 3
