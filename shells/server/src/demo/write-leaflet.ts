// Knows how a small document of the demo is written: one page A4 of text, as a PDF without a font of its own.

const MARGIN = 72;
/** The baselines of the first and of the last line. */
const [TOP, BOTTOM] = [770, MARGIN];
const [TITLE_SIZE, SIZE, LEADING] = [22, 12, 22];

/** Only letters of Latin-1, which every PDF reader has. */
const writeText = (text: string) => `(${text.replace(/[\\()]/g, "\\$&")})`;

/** @param lines One under the other; they are not wrapped. */
export function writeLeaflet(title: string, lines: readonly string[]): Uint8Array {
  const drawn = [
    "BT",
    `/F2 ${TITLE_SIZE} Tf ${MARGIN} ${TOP} Td ${writeText(title)} Tj`,
    `/F1 ${SIZE} Tf 0 ${-2 * LEADING} Td ${LEADING} TL`,
    ...lines.slice(0, Math.floor((TOP - BOTTOM) / LEADING) - 2).map((line) => `${writeText(line)} Tj T*`),
    "ET",
  ].join("\n");
  const face = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (fr) /ViewerPreferences << /DisplayDocTitle true >> >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    face("Helvetica"),
    face("Helvetica-Bold"),
    `<< /Title ${writeText(title)} >>`,
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
