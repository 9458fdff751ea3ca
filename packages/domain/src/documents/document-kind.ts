// Knows which files a library takes, and by which kind people look for them (decisions 12).

/**
 * The kinds of file in a library, as an author looks for them, each with its media types. A file of any other type is
 * refused.
 */
export const DOCUMENT_TYPES = {
  image: ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/svg+xml"],
  /** Lottie. */
  animation: ["application/json"],
  audio: ["audio/mpeg", "audio/mp4", "audio/ogg", "audio/wav", "audio/flac"],
  video: ["video/mp4", "video/webm"],
  subtitle: ["text/vtt"],
  pdf: ["application/pdf"],
  office: [
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    "application/vnd.oasis.opendocument.text",
    "application/vnd.oasis.opendocument.spreadsheet",
    "application/vnd.oasis.opendocument.presentation",
  ],
  text: ["text/plain", "text/html"],
  font: ["font/woff2", "font/woff", "font/ttf", "font/otf"],
  archive: ["application/zip"],
  /** A package; only the import of packages makes one (§7.77). */
  scorm: ["application/scorm+zip"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
/** A kind of file in a library. */
export type DocumentKind = keyof typeof DOCUMENT_TYPES;
/** The kinds, as they are offered. */
export const DOCUMENT_KINDS = Object.keys(DOCUMENT_TYPES) as readonly DocumentKind[];
/** The media type of a SCORM package in a library. */
export const SCORM_TYPE = DOCUMENT_TYPES.scorm[0];

/** The kind of a media type; null for what no library takes. */
export const findKind = (type: string): DocumentKind | null =>
  DOCUMENT_KINDS.find((kind) => (DOCUMENT_TYPES[kind] as readonly string[]).includes(type)) ?? null;
