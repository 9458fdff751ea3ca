// Knows an answer as it is quoted: its own quotation marks would stand within those of the sentence.

/** Without the marks around all of it. */
export const bareWords = (text: string): string => text.trim().replace(/^[«“"]\s*([^«»“”"]*?)\s*[»”"]$/u, "$1");
