func move(_ a: Int, to b: Int, by c: Int = 3) {}
move(1, by: 3, to: 4)  // error: argument 'to' must precede argument 'by'
