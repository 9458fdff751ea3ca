// Knows how captions are written beside their film: by mouse, and by keys that do not leave the words.
import type { CaptionsEditorEvent, CaptionsEditorView } from "@academiz/application/captions-editor";
import type { CueEdit } from "@academiz/domain/documents";
import { useSteady } from "@academiz/ui";
import { Plural } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useFocusSoon } from "../../studio/common/use-focus-soon.ts";
import * as styles from "./captions.css.ts";
import { DroppedNote, SavingNote } from "./captions-notes.tsx";
import { CaptionsTools } from "./captions-tools.tsx";
import { CueForm } from "./cue-form.tsx";
import { CueList } from "./cue-list.tsx";
import { FilmStage } from "./film-stage.tsx";
import { KeysHelp } from "./keys-help.tsx";
import type { PlayedFilm } from "./use-film.ts";
import { WholeCaptions } from "./whole-captions.tsx";

export interface CaptionsEditorProps {
  readonly view: CaptionsEditorView;
  readonly send: (event: CaptionsEditorEvent) => void;
  readonly film: PlayedFilm;
  readonly onImport: (file: File) => void;
}

/** Seconds that a key goes back. */
const BACK = 2;

export function CaptionsEditor({ view, send, film, onImport }: CaptionsEditorProps) {
  const { rows, at, flawed } = view;
  const words = useRef<HTMLTextAreaElement>(null);
  const focusSoon = useFocusSoon();
  const adding = useRef<HTMLButtonElement>(null);
  // The dialog opened before there was anything in it: its keys work where the focus is.
  useEffect(() => focusSoon(() => words.current ?? adding.current), [focusSoon]);
  const row = rows[at];
  const edit = (done: CueEdit, field = "") => send({ type: "cues.edited", edit: done, ...(field !== "" && { field }) });
  const choose = useSteady((next: number) => {
    const cue = rows[next];
    if (!cue) return;
    send({ type: "cue.chosen", at: next });
    film.goTo(cue.start);
    // On a narrow screen the list stands below.
    words.current?.scrollIntoView({ block: "nearest" });
  });
  const add = () => {
    const now = film.readNow();
    // A film that stands still at a cue is no new place.
    const start = row && (!view.film || (now >= row.start && now < row.end)) ? row.end : now;
    edit({ do: "add", start });
    if (!film.isPlaying) film.goTo(start);
    focusSoon(() => words.current);
  };
  const split = () =>
    edit({ do: "split", letter: words.current?.selectionStart ?? 0, now: view.film ? film.readNow() : -1 });
  const undo = () => send({ type: "undo.asked" });
  const redo = () => send({ type: "redo.asked" });
  const keys: Readonly<Record<string, () => void>> = {
    "Ctrl Enter": add,
    "Ctrl KeyZ": undo,
    "Ctrl Shift KeyZ": redo,
    "Ctrl KeyY": redo,
    "Alt ArrowUp": () => choose(at - 1),
    "Alt ArrowDown": () => choose(at + 1),
    ...(view.film && {
      "Alt KeyK": film.toggle,
      "Alt KeyJ": () => film.goTo(film.readNow() - BACK),
      ...(row && {
        "Alt KeyI": () => edit({ do: "change", part: { start: film.readNow() } }),
        "Alt KeyO": () => edit({ do: "change", part: { end: film.readNow() } }),
      }),
    }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[nameKey(event)];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys are shortcuts of what stands in it
    <div className={styles.editor} onKeyDown={onKeyDown}>
      <SavingNote
        view={view}
        onTheirs={() => send({ type: "theirs.wanted" })}
        onOwn={() => send({ type: "own.kept" })}
      />
      <DroppedNote dropped={view.dropped} />
      <div className={styles.columns}>
        <div className={styles.part}>
          {view.film && <FilmStage file={view.film} film={film} cues={rows} />}
          <CaptionsTools
            view={view}
            isPlaying={film.isPlaying}
            onToggle={film.toggle}
            adding={adding}
            onAdd={add}
            onSplit={split}
            onEdit={edit}
            onUndo={undo}
            onRedo={redo}
          />
          {row && (
            <CueForm
              row={row}
              number={at + 1}
              words={words}
              readNow={view.film && film.readNow}
              onChange={(part, field) => edit({ do: "change", part }, field)}
            />
          )}
        </div>
        <div className={styles.part}>
          <p role="status" className={styles.count}>
            <Plural value={rows.length} _0="No caption" one="# caption" other="# captions" />
            {flawed > 0 && (
              <>
                {" · "}
                <Plural value={flawed} one="# to look at" other="# to look at" />
              </>
            )}
          </p>
          <CueList rows={rows} at={at} onChoose={choose} />
        </div>
      </div>
      <WholeCaptions
        language={view.language}
        hasCues={rows.length > 0}
        onLanguage={(language) => send({ type: "language.chosen", language })}
        onShift={(seconds) => edit({ do: "shift", seconds })}
        onImport={onImport}
      />
      <KeysHelp hasFilm={view.film !== null} />
    </div>
  );
}

/** Such as `Ctrl Shift KeyZ`; by the place of letters that a key with Alt writes otherwise, by what else it writes. */
function nameKey({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): string {
  const isCommand = ctrlKey || metaKey;
  const letter = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;
  return [isCommand && "Ctrl", altKey && "Alt", shiftKey && "Shift", altKey && !isCommand ? code : letter]
    .filter(Boolean)
    .join(" ");
}
