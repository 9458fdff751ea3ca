// Knows the few groups of kinds by which people look for a file.
import type { DocumentKind } from "@academiz/domain/documents";

/** What people look for; each kind of file is in one of them. */
const GROUPS = {
  image: ["image", "animation"],
  audio: ["audio"],
  video: ["video"],
  document: ["pdf", "office", "text"],
  other: ["subtitle", "font", "archive", "scorm"],
} as const satisfies Readonly<Record<string, readonly DocumentKind[]>>;
export type KindGroup = keyof typeof GROUPS;
export const KIND_GROUPS = Object.keys(GROUPS) as readonly KindGroup[];

export const isKindGroup = (value: unknown): value is KindGroup =>
  typeof value === "string" && KIND_GROUPS.some((group) => group === value);
export const listKinds = (group: KindGroup): readonly DocumentKind[] => GROUPS[group];
/** The group with exactly these kinds; null for any others. */
export const findGroup = (kinds: readonly DocumentKind[]): KindGroup | null =>
  KIND_GROUPS.find((group) => String(GROUPS[group]) === String(kinds)) ?? null;
