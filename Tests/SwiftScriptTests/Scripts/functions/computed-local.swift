func area(_ w: Int, _ h: Int) -> Int {
  var product: Int { w * h }
  return product
}
print(area(3, 4))
// expect: 12
