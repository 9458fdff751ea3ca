// Knows how the words of a cue are written in a WebVTT file, and read from one.

/** The tags that WebVTT knows; any other `<` is a letter. */
const TAG = /<\/?(?:c|i|b|u|v|lang|ruby|rt)(?:[.\s][^<>\n]*)?>|<\d{2,}:\d{2}(?::\d{2})?\.\d{3}>/g;

const LETTERS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const NAMES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00a0",
  lrm: "\u200e",
  rlm: "\u200f",
};
/** It joins words without a trace: a bracket before it begins no tag. */
const JOINER = "\u2060";

/** The text with what stands between its tags changed; the tags stay. */
function changeLetters(text: string, change: (letters: string) => string): string {
  let [changed, from] = ["", 0];
  for (const { 0: tag, index } of text.matchAll(TAG)) {
    changed += change(text.slice(from, index)) + tag;
    from = index + tag.length;
  }
  return changed + change(text.slice(from));
}

const readLetters = (letters: string): string =>
  letters
    .replace(/&(amp|lt|gt|quot|nbsp|lrm|rlm);/g, (_, name: string) => NAMES[name] ?? "")
    // What was written as letters does not become a tag.
    .replace(TAG, (tag) => `<${JOINER}${tag.slice(1)}`);

/** The words of a cue as a WebVTT file has them. */
export const readCueText = (written: string): string => changeLetters(written, readLetters);

/** As a WebVTT file has them, without the empty lines that would end the cue. */
export const writeCueText = (text: string): string =>
  changeLetters(cleanCueText(text), (letters) => letters.replace(/[&<>]/g, (letter) => LETTERS[letter] ?? letter));

/** The lines that can stand in a cue: none is empty, and none has spaces at its end. */
export const cleanCueText = (text: string): string =>
  text
    .replace(/\0/g, "\ufffd")
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");

/** What is seen of it, without its tags. */
export const showCueText = (text: string): string => text.replace(TAG, "");
