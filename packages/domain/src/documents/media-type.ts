// Knows the media type of a file by its first bytes: a name proves nothing.

const SIGNATURES: readonly (readonly [type: string, offset: number, bytes: string])[] = [
  ["image/png", 0, "\x89PNG\r\n\x1a\n"],
  ["image/jpeg", 0, "\xff\xd8\xff"],
  ["image/gif", 0, "GIF8"],
  ["image/webp", 8, "WEBP"],
  ["image/avif", 4, "ftypavif"],
  ["image/heic", 4, "ftyphei"],
  ["image/heic", 4, "ftypmif1"],
  ["audio/wav", 8, "WAVE"],
  ["audio/mpeg", 0, "ID3"],
  ["audio/mpeg", 0, "\xff\xfb"],
  ["audio/mpeg", 0, "\xff\xf3"],
  ["audio/ogg", 0, "OggS"],
  ["audio/flac", 0, "fLaC"],
  ["audio/mp4", 4, "ftypM4A"],
  ["video/mp4", 4, "ftyp"],
  ["video/webm", 0, "\x1a\x45\xdf\xa3"],
  ["application/pdf", 0, "%PDF-"],
  ["font/woff2", 0, "wOF2"],
  ["font/woff", 0, "wOFF"],
  ["font/otf", 0, "OTTO"],
  ["font/ttf", 0, "\x00\x01\x00\x00\x00"],
  ["application/zip", 0, "PK\x03\x04"],
  ["text/vtt", 0, "WEBVTT"],
  ["text/vtt", 0, "\xef\xbb\xbfWEBVTT"],
];
/** How many bytes at the start of a file tell its type. */
export const HEAD = 1_024;

/**
 * The media type of a file by its first bytes (decisions 12), at least `HEAD` of them or all:
 * `application/octet-stream` for what is not known; a text that is no markup is `text/plain`. Never throws.
 */
export function judgeMediaType(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  const known = SIGNATURES.find(([, offset, signature]) => head.startsWith(signature, offset));
  if (known) return known[0];
  if (/^[\s\S]{0,512}<svg[\s>]/i.test(head)) return "image/svg+xml";
  if (/<(!doctype html|html|head|body|script)[\s>]/i.test(head)) return "text/html";
  if (/^(\xef\xbb\xbf)?\s*<\?xml[\s?]/.test(head)) return "application/xml";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a text has none of these
  return head !== "" && !/[\x00-\x08\x0e-\x1f\x7f]/.test(head) ? "text/plain" : "application/octet-stream";
}
