let h = [1, 2, 3]
let b = h.compactMap { n in  // error: generic parameter 'ElementOfResult' could not be inferred
  guard n > 1 else { return nil }
  return n * 2
}
