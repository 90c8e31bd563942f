// swift-format-ignore-file
func f(_ a: Int?, _ b: Int?) -> String {
  switch (a, b) { case let (x?, y?): "\(x + y)"; case (let x?, nil): "a\(x)"; case (nil, let y?): "b\(y)"; case (nil, nil): "-" }
}
print(f(1, 2), f(1, nil), f(nil, 2), f(nil, nil))

// expect: 3 a1 b2 -
