// Knows how a stored file may be shown by a browser: what could run script on our origin is only ever a download (decisions 12).

export interface ServingRule {
  readonly type: string;
  readonly download: boolean;
}

/** Types that a browser shows and that cannot run anything. */
const SHOWN = /^(image\/(png|jpeg|gif|webp|avif)|audio\/|video\/|font\/|text\/(plain|vtt)|application\/pdf$)/;

/** An SVG keeps its type, so that `<img>` draws it (there it runs nothing), but opened by itself it is a download. */
export function ruleServing(type: string): ServingRule {
  if (SHOWN.test(type)) return { type: type.startsWith("text/") ? `${type}; charset=utf-8` : type, download: false };
  return { type: type === "image/svg+xml" ? type : "application/octet-stream", download: true };
}
