// Knows the file that brings slots into a calendar (RFC 5545): lines of 75 octets at most, which no text can end
// early.

/** One meeting; dates are ISO timestamps. */
export interface CalendarEntry {
  /** Unique for ever, so that a second file changes the same entry. */
  readonly uid: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly title: string;
  /** Null: the meeting has no named place. */
  readonly place: string | null;
  readonly description: string;
  /** The page about the meeting. */
  readonly url: string;
}

/** `now` is an ISO timestamp. */
export function writeCalendar(entries: readonly CalendarEntry[], now: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Academiz//Classroom//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...entries.flatMap((entry) => writeEntry(entry, now)),
    "END:VCALENDAR",
  ];
  return lines.flatMap(fold).join("\r\n").concat("\r\n");
}

const writeEntry = ({ uid, startAt, endAt, title, place, description, url }: CalendarEntry, now: string) => [
  "BEGIN:VEVENT",
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${writeInstant(now)}`,
  `DTSTART:${writeInstant(startAt)}`,
  // A moment has no end: one that is its start is forbidden (RFC 5545, 3.8.2.2).
  ...(Date.parse(endAt) > Date.parse(startAt) ? [`DTEND:${writeInstant(endAt)}`] : []),
  `SUMMARY:${escapeText(title)}`,
  ...(place ? [`LOCATION:${escapeText(place)}`] : []),
  ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
  `URL:${url.replace(/\p{Cc}/gu, "")}`,
  "END:VEVENT",
];

/** In UTC: each calendar shows it in its own zone. */
const writeInstant = (iso: string): string => iso.replace(/\.\d+/, "").replace(/[-:]/g, "");

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");

const LONGEST = 75;
/** How many octets a character takes in UTF-8. */
const measure = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** A line that is too long goes on in the next one, which begins with a space; no character is cut. */
function fold(line: string): readonly string[] {
  const folded: string[] = [];
  let [current, size] = ["", 0];
  for (const letter of line) {
    const octets = measure(letter);
    if (size + octets > LONGEST) {
      folded.push(current);
      [current, size] = [" ", 1];
    }
    current += letter;
    size += octets;
  }
  return [...folded, current];
}
