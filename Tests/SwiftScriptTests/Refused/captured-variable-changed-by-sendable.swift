// swift-format-ignore-file
func run(_ f: @Sendable () -> Void) {}
func go() { var n = 0; run { n += 1 }; print(n) }  // error: mutation of captured var 'n' in concurrently-executing code
