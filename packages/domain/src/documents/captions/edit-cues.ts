// Knows the changes that authors make to cues; each answers the cues by their start, and which of them is edited next.
import { assertNever, isSameJson } from "../../kernel/index.ts";
import { type Cue, roundTime, sortCues } from "./cue.ts";

export interface EditedCues {
  readonly cues: readonly Cue[];
  /** Index of the cue that is edited; -1 where there is none. */
  readonly at: number;
}

/** Seconds that a new cue stays. */
const USUAL = 2;

const place = (cues: readonly Cue[], edited: Cue): EditedCues => {
  const sorted = sortCues(cues);
  return { cues: sorted, at: sorted.indexOf(edited) };
};

/** An empty cue from `start` on, that ends where the next begins. */
function addCue({ cues }: EditedCues, start: number): EditedCues {
  const from = roundTime(start);
  const next = cues.find((cue) => cue.start > from);
  const added: Cue = { start: from, end: roundTime(Math.min(from + USUAL, next?.start ?? Infinity)), text: "" };
  return place([...cues, added], added);
}

/** `part` of the edited cue. */
function changeCue({ cues, at }: EditedCues, part: Partial<Pick<Cue, "start" | "end" | "text">>): EditedCues {
  const former = cues[at];
  if (!former) return { cues, at };
  const { start = former.start, end = former.end, text = former.text } = part;
  const changed = { ...former, start: roundTime(start), end: roundTime(end), text };
  return isSameJson(changed, former) ? { cues, at } : place(cues.with(at, changed), changed);
}

function removeCue({ cues, at }: EditedCues): EditedCues {
  const left = cues.filter((_, index) => index !== at);
  return { cues: left, at: Math.min(at, left.length - 1) };
}

/**
 * The edited cue as two. Its words part at `letter`, and its time at `now` where that lies in it, otherwise as its
 * words do.
 */
function splitCue({ cues, at }: EditedCues, letter: number, now: number): EditedCues {
  const cue = cues[at];
  if (!cue) return { cues, at };
  const { start, end, text } = cue;
  const share = text.length === 0 ? 0.5 : Math.min(Math.max(letter / text.length, 0.1), 0.9);
  const middle = roundTime(now > start && now < end ? now : start + share * (end - start));
  const first = { ...cue, end: middle, text: text.slice(0, letter).trim() };
  const second = { ...cue, start: middle, text: text.slice(letter).trim() };
  return place(cues.toSpliced(at, 1, first, second), second);
}

/** The edited cue and the next as one; unchanged at the last. */
function joinCues({ cues, at }: EditedCues): EditedCues {
  const [cue, next] = [cues[at], cues[at + 1]];
  if (!cue || !next) return { cues, at };
  const text = [cue.text, next.text].filter((words) => words !== "").join("\n");
  const joined = { ...cue, end: Math.max(cue.end, next.end), text };
  return place(cues.toSpliced(at, 2, joined), joined);
}

/** All cues later, or earlier: at most as far as the first begins with the film. */
function shiftCues({ cues, at }: EditedCues, seconds: number): EditedCues {
  const by = Math.max(seconds, -(cues[0]?.start ?? 0));
  const shift = (cue: Cue): Cue => ({ ...cue, start: roundTime(cue.start + by), end: roundTime(cue.end + by) });
  return { cues: by === 0 ? cues : cues.map(shift), at };
}

/** Which cue is shown at a time: the last that began; -1 for none. */
export const findCue = (cues: readonly Cue[], now: number): number =>
  cues.findLastIndex(({ start, end }) => start <= now && now < end);

export type CueEdit =
  | { readonly do: "add"; readonly start: number }
  | { readonly do: "change"; readonly part: Partial<Pick<Cue, "start" | "end" | "text">> }
  | { readonly do: "remove" }
  | { readonly do: "split"; readonly letter: number; readonly now: number }
  | { readonly do: "join" }
  | { readonly do: "shift"; readonly seconds: number };

/** The cues after an edit; where it changes nothing, the same. */
export function editCues(edited: EditedCues, edit: CueEdit): EditedCues {
  switch (edit.do) {
    case "add":
      return addCue(edited, edit.start);
    case "change":
      return changeCue(edited, edit.part);
    case "remove":
      return removeCue(edited);
    case "split":
      return splitCue(edited, edit.letter, edit.now);
    case "join":
      return joinCues(edited);
    case "shift":
      return shiftCues(edited, edit.seconds);
    default:
      return assertNever(edit);
  }
}
