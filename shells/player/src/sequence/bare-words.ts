// Knows an answer as it is quoted: its own quotation marks would stand within those of the sentence.

/** Removes quotation marks around the whole answer. */
export const bareWords = (text: string): string => text.trim().replace(/^[«“"]\s*([^«»“”"]*?)\s*[»”"]$/u, "$1");
