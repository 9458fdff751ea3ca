// Knows how a PDF is written by hand: pages with a line of text in a font that readers bring themselves.

const escapeText = (text: string): string => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/**
 * A page a line. `isLocked`: its text is hidden by a password that nobody knows.
 */
export function writePdf(lines: readonly string[], { isLocked = false }: { readonly isLocked?: boolean } = {}): Buffer {
  const objects: string[] = ["<< /Type /Catalog /Pages 2 0 R >>", ""];
  const add = (body: string): number => objects.push(body);
  const font = add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  const pages = lines.map((line) => {
    const drawing = `BT /F1 36 Tf 72 700 Td (${escapeText(line)}) Tj ET`;
    const content = add(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((page) => `${page} 0 R`).join(" ")}] >>`;
  const nobodys = "5a".repeat(32);
  const lock = isLocked ? add(`<< /Filter /Standard /V 1 /R 2 /O <${nobodys}> /U <${nobodys}> /P -4 >>`) : null;
  let text = "%PDF-1.4\n";
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const place of places) text += `${String(place).padStart(10, "0")} 00000 n \n`;
  const keys = lock === null ? "" : ` /Encrypt ${lock} 0 R /ID [<00> <00>]`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${keys} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
