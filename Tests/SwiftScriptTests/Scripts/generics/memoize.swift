func memoized<Input: Hashable, Output>(_ work: @escaping (Input) -> Output) -> (Input) -> Output {
  var known: [Input: Output] = [:]
  return { input in
    if let output = known[input] { return output }
    let output = work(input)
    known[input] = output
    return output
  }
}
let square = memoized { (n: Int) -> Int in
  print("working on", n)
  return n * n
}
print(square(3), square(3))
// expect: working on 3
// expect: 9 9
