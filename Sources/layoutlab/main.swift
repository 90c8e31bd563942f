import Foundation
import REPL
import Terminal

AllocatorPages.useLarge()
let program = Program(console: Console(), environment: ProcessInfo.processInfo.environment)
CrashReport.install(saying: program.lastWords)
exit(program.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
