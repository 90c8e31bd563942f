protocol Shape { func area() -> Double }
struct Dot {}
func show<S: Shape>(_ s: S) {}
show(Dot())  // error: global function 'show' requires that 'Dot' conform to 'Shape'
