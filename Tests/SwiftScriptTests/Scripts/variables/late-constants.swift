func size(_ wide: Bool) -> Int {
  let width: Int
  if wide { width = 10 } else { width = 2 }
  let label: String
  switch width {
  case 10: label = "wide";
  default: label = "narrow"
  }
  print(label)
  return width
}
print(size(true), size(false))
// expect: wide
// expect: narrow
// expect: 10 2
