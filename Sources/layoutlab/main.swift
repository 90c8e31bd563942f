import REPL
