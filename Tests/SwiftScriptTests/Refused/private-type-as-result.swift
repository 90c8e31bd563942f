// swift-format-ignore-file
private struct Hidden { var n = 1 }
func reveal() -> Hidden { Hidden() }  // error: function must be declared private or fileprivate because its result uses a private type
print(reveal().n)
