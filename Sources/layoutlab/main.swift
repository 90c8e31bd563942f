import Foundation
import REPL
import Terminal

AllocatorPages.useLarge()
let console = Console()
let program = Program(console: console, environment: console.environment)
CrashReport.install(saying: program.lastWords)
exit(program.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
