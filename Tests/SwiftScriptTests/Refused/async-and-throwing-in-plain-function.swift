func fetch() async throws -> Int { 1 }
func load() {
  let one = await fetch()  // error: 'async' call in a function that does not support concurrency
  print(one)
}
