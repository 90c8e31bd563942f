// swift-format-ignore-file
enum LE2: Error { case x }
protocol LErr: Error {}; enum E1: LErr { case x }
func err(_ e: any Error) -> String { "any" }
func err(_ e: any LErr) -> String { "LErr" }
print(err(E1.x))
// expect: LErr
