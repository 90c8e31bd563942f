#pragma once

// libedit's setters are C variadics, which Swift cannot call: here is each one we use, with its
// own arity. Only what macOS's libedit of 2012 has too.

#include <histedit.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

typedef wchar_t *(*editline_prompt)(EditLine *);
typedef int (*editline_get_character)(EditLine *, wchar_t *);
typedef unsigned char (*editline_function)(EditLine *, int);

static inline void editline_set_prompt(EditLine *editor, editline_prompt prompt) {
  el_wset(editor, EL_PROMPT, prompt);
}

static inline void editline_set_reader(EditLine *editor, editline_get_character reader) {
  el_wset(editor, EL_GETCFN, reader);
}

static inline void editline_set_mode(EditLine *editor, const wchar_t *mode) {
  el_wset(editor, EL_EDITOR, mode);
}

static inline void editline_set_client(EditLine *editor, void *client) {
  el_wset(editor, EL_CLIENTDATA, client);
}

static inline void *editline_client(EditLine *editor) {
  void *client = NULL;
  el_wget(editor, EL_CLIENTDATA, &client);
  return client;
}

static inline void editline_add_function(
    EditLine *editor, const wchar_t *name, const wchar_t *help, editline_function function) {
  el_wset(editor, EL_ADDFN, name, help, function);
}

static inline void editline_bind(EditLine *editor, const wchar_t *key, const wchar_t *command) {
  el_wset(editor, EL_BIND, key, command, NULL);
}

static inline void editline_set_history(EditLine *editor, HistoryW *history) {
  el_wset(editor, EL_HIST, history_w, history);
}

static inline void editline_refresh(EditLine *editor) { el_wset(editor, EL_REFRESH); }

// After a stop and `fg` the shell has changed the terminal's mode behind libedit's back.
static inline void editline_prepare_terminal(EditLine *editor) {
  el_wset(editor, EL_PREP_TERM, 0);
  el_wset(editor, EL_PREP_TERM, 1);
}

static inline void editline_history_size(HistoryW *history, int size) {
  HistEventW event;
  history_w(history, &event, H_SETSIZE, size);
}

static inline void editline_history_clear(HistoryW *history) {
  HistEventW event;
  history_w(history, &event, H_CLEAR);
}

static inline void editline_history_enter(HistoryW *history, const wchar_t *line) {
  HistEventW event;
  history_w(history, &event, H_ENTER, line);
}

// `el_cursor` came after macOS's version; in both the line's own record is what is handed out.
static inline void editline_set_cursor(EditLine *editor, int place) {
  LineInfoW *line = (LineInfoW *)(void *)el_wline(editor);
  line->cursor = line->buffer + place;
}

// `stdin` and friends are variables, which Swift 6 refuses to read.
static inline FILE *editline_stdin(void) { return stdin; }
static inline FILE *editline_stdout(void) { return stdout; }
static inline FILE *editline_stderr(void) { return stderr; }

// In the C locale libedit drops every Korean letter without a word.
static inline int editline_has_wide_locale(void) { return MB_CUR_MAX > 1; }
