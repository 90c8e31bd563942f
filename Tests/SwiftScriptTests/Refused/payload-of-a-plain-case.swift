// swift-format-ignore-file
enum R { case ok(Int), bad }
func f(_ r: R) { if case .bad(let y) = r { print(y) } }  // error: pattern with associated values does not match enum case 'bad'
