// Knows what an address of the player names: `/play/{perimeter}` a course, `/play/{type}/{perimeter}` a product of
// another type, `/play/smart-sequence/{perimeter}/{attempt}` a go at one (§4.156).
import type { PlayerType } from "@academiz/domain/catalog";

type Other = Exclude<PlayerType, "learniz">;
const OTHERS: Readonly<Record<Other, 1>> = { game: 1, scorm: 1, attachment: 1, "smart-sequence": 1 };
const isOther = (name: string): name is Other => Object.hasOwn(OTHERS, name);

/** The product to play; in a preview `slug` is the product's. */
export interface PlayedPlace {
  readonly type: PlayerType;
  readonly slug: string;
}

/** A part that cannot be decoded stays as it is written: it names nothing, and the player says so. */
export function readPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Null where the address names nothing. */
export function readPlace(path: string): PlayedPlace | null {
  const [, , first = "", second = ""] = path.split("/");
  const type = isOther(first) ? first : null;
  const slug = readPart(type ? second : first);
  return slug ? { type: type ?? "learniz", slug } : null;
}
