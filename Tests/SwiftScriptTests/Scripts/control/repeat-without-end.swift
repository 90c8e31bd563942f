// swift-format-ignore-file
// repeat … while true is left by return only.
func f(_ stop: Bool) -> Int { repeat { if stop { return 2 } } while true }
print(f(true))
// expect: 2
