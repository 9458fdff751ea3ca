// Knows the version of content, without the shape of any: whoever only names it carries none.

/** The version of content that this package writes (§9.9). */
export const CONTENT_VERSION = "1.11.0";
