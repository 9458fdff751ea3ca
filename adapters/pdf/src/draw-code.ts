// Knows how an address is drawn as a QR code, in lines and not in pixels.
import { create } from "qrcode";

/** Drawn without the quiet margin, which the caller leaves around it. */
export function drawCode(doc: PDFKit.PDFDocument, text: string, x: number, y: number, side: number): void {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const unit = side / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      let last = column;
      while (last + 1 < modules.size && modules.get(row, last + 1)) last += 1;
      doc.rect(x + column * unit, y + row * unit, (last - column + 1) * unit, unit);
      column = last;
    }
  }
  doc.fill("#000000");
}
