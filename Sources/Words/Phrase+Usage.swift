/// What `layoutlab --help` says.
extension Phrase {
  public static let usage = Phrase(
    """
    LayoutLab: the UIKit view life cycle, one step at a time.

    usage: layoutlab                       the prompt
           layoutlab learn [LESSON]        take a lesson
           layoutlab run FILE.swift|-      run a program as an app would
           layoutlab -e CODE               run CODE as a program
           layoutlab lesson ID --answers F answer a lesson from a file
           layoutlab check DIR             check a folder of lessons
           layoutlab new lesson FILE       begin a lesson

    prompt:
      --no-init          without the start file, init.swift

    prompt, when input is not a terminal:
      --echo             show each line after its prompt
      --keep-going       go on after an error

    run and -e:
      --until SECONDS    end after so much virtual time (default 60)
      --trace FILE       write what UIKit did to FILE; - is standard error
      --json             write events to standard output, one JSON object a line
      --rules NAME       whose UIKit: ios12, ios17 (default) or ios26
      --compare A,B      show how two rules differ, instead of the output

    lesson:
      --answers FILE     lines of `ID: answer`
      --json             report for machines

    check:
      --json | --junit   report for machines

    everywhere:
      --lang en|ko       speak English or Korean; else as LANG and its kin say
      --plain            for screen readers: sentences, no boxes, arrows or colour
      --theme THEME      colours: auto, light, dark or none
      --help, --version

    exit status: 0 all right; 1 wrong answers, a failed check, or the app crashed;
    2 usage or syntax error; 70 a bug of ours; 130 Ctrl-C.
    At the prompt, :help lists the commands.

    """,
    """
    LayoutLab: UIKit 뷰 생명 주기를 한 단계씩 살펴봐요.

    사용법: layoutlab                       프롬프트
            layoutlab learn [LESSON]        수업 듣기
            layoutlab run FILE.swift|-      프로그램을 앱처럼 실행
            layoutlab -e CODE               CODE를 프로그램으로 실행
            layoutlab lesson ID --answers F 파일에 적은 답으로 수업 풀기
            layoutlab check DIR             수업 폴더 검사
            layoutlab new lesson FILE       새 수업 만들기

    프롬프트:
      --no-init          시작 파일 init.swift를 건너뛰기

    프롬프트 (입력이 터미널이 아닐 때):
      --echo             읽은 줄을 프롬프트 뒤에 보여 주기
      --keep-going       오류가 나도 계속하기

    run, -e:
      --until SECONDS    가상 시간이 이만큼 지나면 끝내기 (기본값 60)
      --trace FILE       UIKit이 한 일을 FILE에 쓰기. -는 표준 오류
      --json             이벤트를 한 줄에 JSON 객체 하나씩 표준 출력에 쓰기
      --rules NAME       어느 UIKit인지: ios12, ios17(기본값), ios26
      --compare A,B      출력 대신 두 규칙의 차이 보여 주기

    lesson:
      --answers FILE     `ID: 답`을 한 줄에 하나씩 적은 파일
      --json             기계가 읽을 보고서

    check:
      --json | --junit   기계가 읽을 보고서

    어디서나:
      --lang en|ko       영어나 한국어로 말하기. 없으면 LANG 등을 따름
      --plain            화면 읽기 프로그램용: 상자, 화살표, 색 없이 문장으로
      --theme THEME      색: auto, light, dark, none
      --help, --version

    종료 상태: 0 정상, 1 틀린 답이나 실패한 검사 또는 앱이 죽음,
    2 사용법이나 문법 오류, 70 LayoutLab의 버그, 130 Ctrl-C.
    프롬프트에서는 :help로 명령을 볼 수 있어요.

    """)
}
