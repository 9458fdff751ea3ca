// Knows how captions are written as a WebVTT file.
import { formatTimeCode } from "../../kernel/index.ts";
import { type Captions, sortCues } from "./cue.ts";
import { writeCueText } from "./cue-text.ts";

/** A WebVTT file; cues by their start, as WebVTT wants them. Reading it gives the same captions. */
export function writeCaptions({ language, cues }: Captions): string {
  const head = language === "" ? "WEBVTT" : `WEBVTT\nLanguage: ${language}`;
  const parts = sortCues(cues).map(({ start, end, settings, text }) => {
    const timing = `${formatTimeCode(start)} --> ${formatTimeCode(end)}${settings ? ` ${settings}` : ""}`;
    return [timing, writeCueText(text)].filter((line) => line !== "").join("\n");
  });
  return `${[head, ...parts].join("\n\n")}\n`;
}

/** The name of a new file with the captions of a film, such as `Stairs.fr.vtt`. */
export function nameCaptions(filmName: string, language: string): string {
  const title = filmName.replace(/\.[A-Za-z0-9]{1,8}$/, "");
  return language === "" || title.endsWith(`.${language}`) ? `${title}.vtt` : `${title}.${language}.vtt`;
}
