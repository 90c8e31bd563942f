// swift-format-ignore-file
enum E: Error { case x }
func f(_ c: Bool) throws -> Int {
  let a = if c { print("a"); 1 } else { 2 } // error: non-expression branch of 'if' expression may only end with a 'throw'
  let b = if c { print("b"); throw E.x } else { 2 }
  let d = if c { return 3 } else { 2 } // error: cannot use 'return' to transfer control out of 'if' expression
  let e = switch c { case true: fatalError() case false: 2 }
  for i in 0..<2 {
    let h = if c { continue } else { 2 } // error: cannot use 'continue' to transfer control out of 'if' expression
    let k = if c { break } else { i } // error: cannot use 'break' to transfer control out of 'if' expression
  }
  let l: Int = if c { } else { 2 } // error: expected expression in branch of 'if' expression
  let m: Int = if c { 1 } // error: 'if' must have an unconditional 'else' to be used as expression
  let n: Int = if c { 1 } else if !c { 2 } // error: 'if' must have an unconditional 'else' to be used as expression
  return a
}
