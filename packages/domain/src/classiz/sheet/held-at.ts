// Knows how papers say where a slot is held: at a place, by video call, or both. The link itself stands on no paper.
import type { Locale } from "../../wording/index.ts";

export interface HeldAt {
  readonly place: string | null;
  readonly videoLink: string | null;
}
const ONLINE: Readonly<Record<Locale, string>> = { fr: "En visioconférence", en: "By video call" };

export const wordHeld = ({ place, videoLink }: HeldAt, language: Locale): string =>
  [place, videoLink === null ? null : ONLINE[language]].filter(Boolean).join(", ");
