// Knows how a stored file may be shown by a browser: what can run script is never a page of the origin that holds the
// tokens (decisions 12).

export interface ServingRule {
  /** The media type that the browser is told. */
  readonly type: string;
  /** `apart`: shown as a page of the content origin alone, since it could run script. */
  readonly way: "shown" | "apart" | "download";
  /** May be drawn by `<img>`, where it runs nothing. */
  readonly isPicture: boolean;
}

/** Types that a browser shows and that cannot run anything. */
const SHOWN = /^(image\/(png|jpeg|gif|webp|avif)|audio\/|video\/|font\/|text\/(plain|vtt)|application\/pdf$)/;
const APART = /^(image\/svg\+xml|text\/html|application\/xml)$/;

/** A file of an unknown type is always a download. */
export function ruleServing(type: string): ServingRule {
  const isPicture = type.startsWith("image/");
  const told = type.startsWith("text/") ? `${type}; charset=utf-8` : type;
  if (SHOWN.test(type)) return { type: told, way: "shown", isPicture };
  if (APART.test(type)) return { type: told, way: "apart", isPicture };
  return { type: "application/octet-stream", way: "download", isPicture: false };
}
