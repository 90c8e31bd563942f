// swift-format-ignore-file
let stream = AsyncStream<Int> { $0.finish() }
var iterator = stream.makeAsyncIterator()
print(await iterator.next() as Any)  // error: cannot call mutating async function 'next()' on actor-isolated var 'iterator'
