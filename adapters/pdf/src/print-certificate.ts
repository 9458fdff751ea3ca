// Knows how a certificate looks: one page, the brand at its edge, the name in its middle, and below how to check it.
import type { OwnPictures, PrintedLook } from "@academiz/backend/ports";
import type { CertificateWords } from "@academiz/domain/certificates";
import { drawCode } from "./draw-code.ts";
import { drawPicture } from "./draw-picture.ts";
import type { Fonts } from "./fonts.ts";
import type { Laid } from "./lay-lines.ts";
import { createPageWriter, type PageWriter, type Placed } from "./page-writer.ts";

const INK = "#1B1C1E";
const QUIET = "#55595C";
const LINE = "#C9CDD0";
/** Points. */
const BAND = 16;
const LEFT = 72;
const RIGHT = 64;
const CODE = 84;
const PICTO = 60;
const SIGNATURE = { width: 160, height: 46 };

export async function printCertificate(
  fonts: Fonts,
  words: CertificateWords,
  { signature, picto }: OwnPictures,
  look: PrintedLook,
  issuedAt: string,
): Promise<Uint8Array> {
  const page = createPageWriter(fonts, {
    language: words.language,
    title: words.documentTitle,
    author: words.issuer,
    at: new Date(issuedAt),
    layout: "landscape",
  });
  const width = page.width - LEFT - RIGHT;
  page.decorate((doc) => {
    doc.rect(0, 0, BAND, page.height).fill(look.brand);
    doc.rect(LEFT, 408, width, 0.75).fill(LINE);
  });
  const hasPicto = drawPicture(page, picto, {
    ...{ x: LEFT + width - PICTO, y: 40, width: PICTO, height: PICTO },
    alternative: words.issuer,
  });
  writeHead(page, words, look, hasPicto ? width - PICTO - 16 : width);
  writeMiddle(page, words, look, width);
  writeFacts(page, words, width);
  writeFoot(page, words, signature, width);
  return page.end();
}

const place = (laid: Laid, x: number, y: number, color: string): Placed & { laid: Laid } => ({ laid, x, y, color });

function writeHead(page: PageWriter, words: CertificateWords, { logo, ink }: PrintedLook, width: number): void {
  const box = { x: LEFT, y: 44, width: 200, height: 48 };
  const isDrawn = logo !== null && drawLogo(page, logo, { ...box, alternative: words.issuer });
  if (isDrawn) return;
  const name = page.lay(words.issuer, "title", { width, height: 48, size: 18, leading: 1.25 });
  page.write("P", words.issuer, [place(name, LEFT, 56, ink)]);
}

/** False where the picture cannot be drawn: the name stands in its place. */
function drawLogo(page: PageWriter, logo: Uint8Array, frame: Parameters<PageWriter["picture"]>[0]): boolean {
  const { x, y, width, height } = frame;
  const image = page.openPicture(logo);
  if (!image) return false;
  page.picture(frame, (doc) => doc.image(image, x, y, { fit: [width, height], valign: "center" }));
  return true;
}

function writeMiddle(page: PageWriter, words: CertificateWords, { ink }: PrintedLook, width: number): void {
  const title = page.lay(words.title, "title", { width, height: 84, size: 38, leading: 1.1 });
  const learner = page.lay(words.learner, "title", { width, height: 66, size: 32, leading: 1.12 });
  const course = page.lay(words.course, "title", { width, height: 60, size: 22, leading: 1.2 });
  const before = page.lay(words.beforeLearner, "text", { width, height: 20, size: 13, leading: 1.4 });
  const between = page.lay(words.beforeCourse, "text", { width, height: 20, size: 13, leading: 1.4 });
  const gaps = { title: 20, before: 4, learner: 10, between: 4 };
  const all = [title, before, learner, between, course].reduce((sum, { height }) => sum + height, 0);
  const room = 276 - all - Object.values(gaps).reduce((sum, gap) => sum + gap, 0);
  let y = 116 + Math.max(0, room / 2);
  const write = (tag: "H1" | "P", text: string, laid: Laid, color: string, gap: number) => {
    page.write(tag, text, [place(laid, LEFT, y, color)]);
    y += laid.height + gap;
  };
  write("H1", words.title, title, ink, gaps.title);
  write("P", words.beforeLearner, before, QUIET, gaps.before);
  write("P", words.learner, learner, INK, gaps.learner);
  write("P", words.beforeCourse, between, QUIET, gaps.between);
  write("P", words.course, course, INK, 0);
}

function writeFacts(page: PageWriter, { facts }: CertificateWords, width: number): void {
  const gap = 20;
  const column = (width - gap * (facts.length - 1)) / facts.length;
  facts.forEach(({ name, value }, index) => {
    const x = LEFT + index * (column + gap);
    const label = page.lay(name, "text", { width: column, height: 13, size: 9.5, leading: 1.3 });
    const said = page.lay(value, "strong", { width: column, height: 26, size: 12.5, leading: 1.25 });
    page.write("P", `${name} ${value}`, [place(label, x, 422, QUIET), place(said, x, 437, INK)]);
  });
}

function writeFoot(page: PageWriter, words: CertificateWords, signature: Uint8Array | null, width: number): void {
  const top = page.height - 44 - CODE;
  const x = LEFT + width - CODE;
  page.picture({ x, y: top, width: CODE, height: CODE, alternative: words.pictured }, (doc) =>
    drawCode(doc, words.address, x, top, CODE),
  );
  const room = width - CODE - 32;
  const isSigned = drawPicture(page, signature, {
    ...{ ...SIGNATURE, x: LEFT + room - SIGNATURE.width, y: top },
    alternative: words.drawnBy,
  });
  const check = page.lay(words.check, "text", { width: room, height: 14, size: 9.5, leading: 1.4 });
  const address = page.lay(words.address, "strong", { width: room, height: 28, size: 9.5, leading: 1.4 });
  const end = top + CODE;
  page.write("P", `${words.check} ${words.address}`, [
    place(check, LEFT, end - address.height - check.height, QUIET),
    place(address, LEFT, end - address.height, INK),
  ]);
  if (!hasAbsent(page, words)) return;
  const beside = isSigned ? room - SIGNATURE.width - 16 : room;
  const note = page.lay(words.undrawn, "text", { width: beside, height: 26, size: 9.5, leading: 1.4 });
  page.write("P", words.undrawn, [place(note, LEFT, end - address.height - check.height - note.height - 6, QUIET)]);
}

const hasAbsent = (page: PageWriter, { learner, course, title, issuer }: CertificateWords): boolean =>
  [learner, course, title, issuer].some(
    (text) => page.lay(text, "title", { width: 9999, height: 99, size: 9, leading: 1 }).isPartial,
  );
