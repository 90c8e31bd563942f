import Foundation
import Terminal

let console = Console()
let status = Benchmark.run(Array(CommandLine.arguments.dropFirst()), on: console)
console.flush()
exit(status)
