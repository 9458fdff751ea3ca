// Knows what an address of the player names: `/play/{perimeter}` a course, `/play/scorm/{perimeter}` an uploaded package.

/** What is played; in a preview `slug` is the product's. */
export interface PlayedPlace {
  readonly type: "learniz" | "scorm";
  readonly slug: string;
}

/** Null where the address names nothing. */
export function readPlace(path: string): PlayedPlace | null {
  const [, , first = "", second = ""] = path.split("/");
  if (first === "") return null;
  return first === "scorm" && second !== ""
    ? { type: "scorm", slug: decodeURIComponent(second) }
    : { type: "learniz", slug: decodeURIComponent(first) };
}
