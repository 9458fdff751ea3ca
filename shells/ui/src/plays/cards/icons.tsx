// Knows the pictures for cards, drawn by lines, and what is drawn for an unknown name.
import * as styles from "./cards.css.ts";

const PREFIX = "icon-library-";

/** Lines in a square of 24, by the part of the name after `icon-library-`. */
const LINES = {
  question: "M8 9a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1.2-1.5 2.3M12 19v.1",
  bulb: "M9 18h6M10 21h4M9 15c0-2-3-3-3-6.5a6 6 0 0 1 12 0C18 12 15 13 15 15z",
  warning: "M12 3 2.5 20h19zM12 10v4M12 17v.1",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7.5v.1",
  check: "m4 13 5 5L20 6",
  cross: "M6 6l12 12M18 6 6 18",
  star: "m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z",
  heart: "M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1C21 12 19 15 12 20z",
  flag: "M5 21V4M5 5h13l-3 4 3 4H5",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-4 3.5-6 8-6s8 2 8 6",
  people:
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 20c0-3.5 3-5 6.5-5s6.5 1.5 6.5 5M16 5.5a3.5 3.5 0 0 1 0 6.5M18 15c2.3.6 3.5 2.2 3.5 5",
  lock: "M5 11h14v9H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2",
  shield: "M12 3 4 6v6c0 4.5 3.5 7.5 8 9 4.5-1.5 8-4.5 8-9V6zM9 12l2 2 4-4",
  book: "M12 6C10 4.5 7 4 3 4v15c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2M12 6v15",
  pen: "m4 20 1-5L16 4l4 4L9 19zM13.5 6.5l4 4",
  phone: "M7 3h10v18H7zM11 18h2",
  mail: "M3 6h18v13H3zM3 7l9 7 9-7",
  chart: "M4 4v16h16M8 16v-4M12 16V8M16 16v-6",
  target: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M12 12v.1",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18",
  home: "M4 11 12 4l8 7M6 10v10h12V10M10 20v-6h4v6",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21",
} as const;

/** The names of pictures for cards. */
export type CardIconName = keyof typeof LINES;
export const CARD_ICONS = Object.keys(LINES) as readonly CardIconName[];

/** The name as content writes it. */
export const writeIcon = (name: CardIconName): string => `${PREFIX}${name}`;
export function readIcon(icon: string): CardIconName | null {
  const name = icon.startsWith(PREFIX) ? icon.slice(PREFIX.length) : icon;
  return Object.hasOwn(LINES, name) ? (name as CardIconName) : null;
}

/** Small pictures that stand beside our own words, in their colour. */
const SMALL = {
  done: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12l3 3 5-6",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  link: "M14 4h6v6M20 4l-9 9M10 5H4v15h15v-6",
} as const;

export const LineIcon = ({ name }: { readonly name: keyof typeof SMALL }) => (
  <svg viewBox="0 0 24 24" aria-hidden className={styles.small}>
    <path d={SMALL[name]} />
  </svg>
);

/** An unknown picture is drawn as a plain card. */
const UNKNOWN = "M6 4h12v16H6z";

export function CardIcon({ icon }: { readonly icon: string }) {
  const name = readIcon(icon);
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={styles.icon}>
      <path d={name === null ? UNKNOWN : LINES[name]} />
    </svg>
  );
}
