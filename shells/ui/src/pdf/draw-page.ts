// Knows how one page of a PDF is drawn: as a picture, and over it as text that can be selected and read aloud.
import { type PDFPageProxy, type RenderTask, TextLayer } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Pixels of one page: what every browser's canvas holds. */
const MOST_PIXELS = 16_777_216;

export interface PagePlace {
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLDivElement;
}
export interface DrawingPage {
  /** Whether it has text; null where drawing was stopped. @throws the reader's error for a broken page. */
  readonly drawn: Promise<boolean | null>;
  readonly end: () => void;
}

/** `width`: in CSS pixels; `density`: screen pixels for each of them. */
export function drawPage(page: PDFPageProxy, place: PagePlace, width: number, density: number): DrawingPage {
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / natural.width });
  const sharp = Math.min(density, Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)));
  const { canvas, text } = place;
  canvas.width = Math.max(1, Math.floor(viewport.width * sharp));
  canvas.height = Math.max(1, Math.floor(viewport.height * sharp));
  text.replaceChildren();
  const picture: RenderTask = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
  const words = new TextLayer({
    textContentSource: page.streamTextContent({ includeMarkedContent: true }),
    container: text,
    viewport,
  });
  let isEnded = false;
  const drawn = Promise.all([picture.promise, words.render()]).then(
    () => text.textContent !== "",
    (error: unknown) => {
      if (isEnded) return null;
      throw error;
    },
  );
  return {
    drawn,
    end() {
      isEnded = true;
      picture.cancel();
      words.cancel();
    },
  };
}
