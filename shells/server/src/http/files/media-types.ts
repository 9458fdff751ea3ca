// Knows the media type of a file of a package by its extension, as web servers tell it.
import { lookup } from "mime-types";

/** What browsers play or show under another name than the one that is registered. */
const AS_BROWSERS_READ: Readonly<Record<string, string>> = {
  cur: "image/vnd.microsoft.icon",
  flac: "audio/flac",
  m4v: "video/mp4",
  md: "text/plain",
  srt: "text/plain",
  xslt: "application/xml",
};
/** Pages and papers in XML say themselves in which characters they are written; other text does not. */
const SAYS_ITSELF = /^text\/html$|xml/;
const IS_TEXT = /^text\/|json$/;

/** What is not known is only bytes. */
export function findMediaType(path: string): string {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  const own = Object.hasOwn(AS_BROWSERS_READ, extension) ? AS_BROWSERS_READ[extension] : undefined;
  const type = own ?? (extension !== "" && lookup(extension));
  if (!type) return "application/octet-stream";
  return IS_TEXT.test(type) && !SAYS_ITSELF.test(type) ? `${type}; charset=utf-8` : type;
}
