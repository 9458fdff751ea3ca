// Knows what a zip without a SCORM manifest is instead, by the files that it holds.

const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)cmi5\.xml$/i, "it is a cmi5 course, not a SCORM package"],
  [/(^|\/)tincan\.xml$/i, "it is an xAPI package (Tin Can), not a SCORM package"],
  // Every AICC course has a `.crs`; an `.au` by itself is a sound.
  [/\.crs$/i, "it is an AICC course, not a SCORM package"],
];
const LITTER = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Null for a zip of no known kind. */
export function nameOther(paths: readonly string[]): string | null {
  const files = paths.filter((path) => !LITTER.test(path));
  if (files.length === 0) return "it is an empty zip";
  for (const [pattern, words] of OTHERS) if (files.some((path) => pattern.test(path))) return words;
  const [inner] = files.filter((path) => /\.zip$/i.test(path));
  return inner !== undefined && files.length === 1 ? `it is a zip in a zip: ${inner}` : null;
}
