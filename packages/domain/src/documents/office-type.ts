// Knows an office document by the files in its zip.

const OOXML = "application/vnd.openxmlformats-officedocument.";
const MARKS: readonly (readonly [file: RegExp, type: string])[] = [
  [/^word\/document\.xml$/, `${OOXML}wordprocessingml.document`],
  [/^xl\/workbook\.xml$/, `${OOXML}spreadsheetml.sheet`],
  [/^ppt\/presentation\.xml$/, `${OOXML}presentationml.presentation`],
];
const ODF = /^application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)$/;
/** Programs inside office documents. */
const MACROS = /(^|\/)(vbaProject\.bin|Basic\/|Scripts\/)/i;

/**
 * The media type of a zip by the names in it: an office document, or a zip like any other. Null for an office document
 * that holds programs. `mimetype`: what the file of that name says, where there is one, as those of OpenDocument do.
 */
export function judgeZip(names: readonly string[], mimetype: string | null): string | null {
  const isOpenDocument = ODF.test(mimetype ?? "");
  const isOffice = names.includes("[Content_Types].xml") || isOpenDocument;
  if (isOffice && names.some((name) => MACROS.test(name))) return null;
  if (isOpenDocument) return mimetype;
  const found = isOffice && MARKS.find(([file]) => names.some((name) => file.test(name)));
  return found ? found[1] : "application/zip";
}
