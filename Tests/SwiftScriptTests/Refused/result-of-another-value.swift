// swift-format-ignore-file
func f() -> Result<Int, Error> { .success(1) }
let r: Result<String, Error> = f()  // error: cannot assign value of type 'Result<Int, any Error>' to type 'Result<String, any Error>'
