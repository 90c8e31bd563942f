// swift-format-ignore-file
enum S { case idle, loading(Int), failed(String) }
func f(_ s: S) -> Int { switch s { case .idle: 0; case .loading(let n): n } } // error: switch must be exhaustive
