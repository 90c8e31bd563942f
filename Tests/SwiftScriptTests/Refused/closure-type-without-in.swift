let same = { (x: Int) -> Int
  x  // error: expected 'in' after the closure signature
}
print(same(1))
