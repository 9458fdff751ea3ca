// Knows how files of captions are read: WebVTT, and SRT, which many programs write.
import { parseTimeCode } from "../../kernel/index.ts";
import { type Captions, type Cue, roundTime, sortCues } from "./cue.ts";
import { cleanCueText, readCueText } from "./cue-text.ts";

/** What a file of captions held. */
export interface ReadCaptions extends Captions {
  /** How many parts of it are not kept. */
  readonly dropped: {
    /** Notes that its writer left to others. */
    readonly notes: number;
    /** Colours, fonts and places that are not kept. */
    readonly looks: number;
    /** Parts that are no captions, or whose times cannot be read. */
    readonly unread: number;
  };
}

/** More are not read: a film of ten hours has about so many. */
export const MOST_CUES = 10_000;

const ARROW = "-->";
/** What other programs write for the place of a cue (`{\an8}`) and for its colour. */
const LOOKS = /\{\\[^{}\n]*\}|<\/?font[^<>\n]*>/gi;

const readTime = (written: string): number | null => {
  const read = parseTimeCode(written.replace(",", "."));
  return read.ok ? roundTime(read.value) : null;
};

/** `00:01.000 --> 00:02.000 line:0`; null for what is none. */
function readTiming(line: string): Pick<Cue, "start" | "end" | "settings"> | null {
  const [before = "", after = ""] = line.split(ARROW, 2);
  const [last = "", ...settings] = after.trim().split(/\s+/);
  const [start, end] = [readTime(before.trim()), readTime(last)];
  if (start === null || end === null) return null;
  return { start, end, ...(settings.length > 0 && { settings: settings.join(" ") }) };
}

/** The parts of a file: empty lines stand between them. */
const split = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .split(/\n(?:[ \t]*\n)+/)
    .map((part) => part.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0);

/** Each timing begins a cue, also where the empty line before it is missing. */
function splitCues(lines: readonly string[]): readonly (readonly string[])[] {
  const starts = lines.flatMap((line, at) => (line.includes(ARROW) ? [at] : []));
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? lines.length;
    // The number of the next cue stands above its timing.
    const isNumbered = next < lines.length && next - start > 1 && /^\s*\d+\s*$/.test(lines[next - 1] ?? "");
    return lines.slice(start, isNumbered ? next - 1 : next);
  });
}

/** Any text is read as far as it is captions. Never throws. */
export function readCaptions(text: string): ReadCaptions {
  const parts = split(text);
  const isVtt = /^\ufeff?WEBVTT(?:\s|$)/.test(text);
  const cues: Cue[] = [];
  let [language, notes, looks, unread] = ["", 0, 0, 0];
  const readText = (written: string): string => {
    if (isVtt) return readCueText(written);
    looks += [...written.matchAll(LOOKS)].length;
    return written.replace(LOOKS, "");
  };
  for (const [place, part] of parts.entries()) {
    const isHead = isVtt && place === 0;
    const [first = ""] = part;
    if (isHead) language = /^Language:\s*(\S+)\s*$/im.exec(part.join("\n"))?.[1] ?? "";
    if (isVtt && /^NOTE(?:\s|$)/.test(first)) notes += 1;
    else if (isVtt && /^(?:STYLE|REGION)\s*$/.test(first)) looks += 1;
    else {
      const found = splitCues(part);
      if (found.length === 0 && !isHead) unread += 1;
      for (const [timing = "", ...lines] of found) {
        const times = readTiming(timing);
        if (times === null || cues.length >= MOST_CUES) unread += 1;
        else cues.push({ ...times, text: cleanCueText(readText(lines.join("\n"))) });
      }
    }
  }
  return { language, cues: sortCues(cues), dropped: { notes, looks, unread } };
}
