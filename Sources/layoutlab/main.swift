import Foundation
import REPL
import Terminal

CrashReport.install()
let program = Program(console: Console(), environment: ProcessInfo.processInfo.environment)
exit(program.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
