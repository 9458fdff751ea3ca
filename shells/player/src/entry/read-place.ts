// Knows what an address of the player names: `/play/{perimeter}` a course, `/play/{type}/{perimeter}` a product of
// another type, `/play/smart-sequence/{perimeter}/{attempt}` a go at one (§4.156).

const TYPES = ["game", "scorm", "attachment", "smart-sequence"] as const;

/** The product to play; in a preview `slug` is the product's. */
export interface PlayedPlace {
  readonly type: "learniz" | (typeof TYPES)[number];
  readonly slug: string;
}

/** Null where the address names nothing. */
export function readPlace(path: string): PlayedPlace | null {
  const [, , first = "", second = ""] = path.split("/");
  const type = TYPES.find((one) => one === first);
  const slug = decodeURIComponent(type ? second : first);
  return slug ? { type: type ?? "learniz", slug } : null;
}
