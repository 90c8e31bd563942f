// swift-format-ignore-file
func f(_ k: Int) {
  print(if k > 1 { 1 } else { 2 }) // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
  let z = (if k > 1 { 1 } else { 2 }) + 1 // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
  let ok: Int = if k > 1 { 1 } else { 2 }
  _ = [switch k { case 1: 2; default: 3 }] // error: 'switch' may only be used as expression in return, throw, or as the source of an assignment
  var q = 0
  q = switch k { case 1: 2; default: 3 }
  q += if k > 1 { 1 } else { 2 } // error: 'if' may only be used as expression in return, throw, or as the source of an assignment
  let run = { if k > 1 { 1 } else { 2 } }
  let one = if k > 1 { 1 } else { 2 } as Int
}
