// swift-format-ignore-file
// A ~= of one's own: the literals of its pattern are what it takes.
struct Pt { var x = 0.0, y = 0.0; static func ~= (r: ClosedRange<Double>, p: Pt) -> Bool { r ~= p.x } }
let pp = Pt(x: 8, y: 2)
switch pp { case 0...5: print("low"); case 6...20: print("hi"); default: print("no") }
switch 3.5 { case 0...5: print("low"); case 0...20: print("hi"); default: print("no") }
// expect: hi
// expect: low
