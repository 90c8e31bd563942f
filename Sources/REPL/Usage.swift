/// What `--help` says.
nonisolated enum Usage {
  static let version = "layoutlab 0.1"

  static let text = """
    LayoutLab: the UIKit view life cycle, one step at a time.

    usage: layoutlab                       the prompt
           layoutlab learn [LESSON]        take a lesson
           layoutlab run FILE.swift|-      run a program as an app would
           layoutlab -e CODE               run CODE as a program
           layoutlab lesson ID --answers F answer a lesson from a file
           layoutlab check DIR             check a folder of lessons
           layoutlab new lesson FILE       begin a lesson

    prompt, when input is not a terminal:
      --echo             show each line after its prompt
      --keep-going       go on after an error

    run and -e:
      --until SECONDS    end after so much virtual time (default 60)
      --trace FILE       write what UIKit did to FILE; - is standard error
      --json             write events to standard output, one JSON object a line

    lesson:
      --answers FILE     lines of `ID: answer`
      --json             report for machines

    check:
      --json | --junit   report for machines

    --help, --version

    exit status: 0 all right; 1 wrong answers, a failed check, or the app crashed;
    2 usage or syntax error; 70 a bug of ours; 130 Ctrl-C.
    At the prompt, :help lists the commands.

    """
}
