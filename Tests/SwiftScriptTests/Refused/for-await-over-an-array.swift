// swift-format-ignore-file
func f() async { for await x in [1, 2] { print(x) } } // error: for-in loop requires '[Int]' to conform to 'AsyncSequence'
