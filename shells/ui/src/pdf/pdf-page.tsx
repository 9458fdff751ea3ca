// Knows how one page of a PDF is drawn when it comes near, and released when it is far.

import { Trans, useLingui } from "@lingui/react/macro";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { type DrawingPage, drawPage } from "./draw-page.ts";
import type { NearPages } from "./near-pages.ts";
import * as styles from "./pdf.css.ts";

export interface PdfPageProps {
  readonly file: PDFDocumentProxy;
  /** From 1. */
  readonly number: number;
  /** CSS pixels. */
  readonly width: number;
  /** Height divided by width, until the page itself is known. */
  readonly ratio: number;
  readonly near: NearPages;
}
/** Whether it has text; null as long as nobody knows. */
type Standing = "waiting" | "text" | "picture" | "broken";

export function PdfPage({ file, number, width, ratio, near }: PdfPageProps) {
  const { t } = useLingui();
  const whole = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [own, setOwn] = useState({ ratio, width: 0 });
  const [standing, setStanding] = useState<Standing>("waiting");
  useEffect(() => (whole.current ? near.watch(whole.current, setNear) : undefined), [near]);
  useEffect(() => {
    if (!isNear || !canvas.current || !text.current) return;
    const place = { canvas: canvas.current, text: text.current };
    let drawing: DrawingPage | null = null;
    let isGone = false;
    const draw = async () => {
      const page = await file.getPage(number);
      if (isGone) return;
      const natural = page.getViewport({ scale: 1 });
      setOwn({ ratio: natural.height / natural.width, width: natural.width });
      drawing = drawPage(page, place, width, window.devicePixelRatio);
      const hasText = await drawing.drawn;
      if (hasText !== null && !isGone) setStanding(hasText ? "text" : "picture");
    };
    draw().catch(() => {
      if (!isGone) setStanding("broken");
    });
    return () => {
      isGone = true;
      drawing?.end();
      // Setting the size to 0 frees the pixels of a canvas.
      place.canvas.width = 0;
      place.canvas.height = 0;
      place.text.replaceChildren();
      setStanding("waiting");
    };
  }, [file, number, width, isNear]);
  const style = {
    width,
    height: width * own.ratio,
    "--total-scale-factor": own.width ? width / own.width : 1,
  } as CSSProperties;
  return (
    <section
      ref={whole}
      aria-label={t`Page ${number}`}
      aria-busy={isNear && standing === "waiting"}
      style={style}
      className={styles.page}
    >
      <canvas ref={canvas} aria-hidden width={0} height={0} className={styles.canvas} />
      <div ref={text} className={styles.text} />
      {standing === "picture" && (
        <VisuallyHidden>
          <Trans>This page has no text that can be read aloud.</Trans>
        </VisuallyHidden>
      )}
      {standing === "broken" && (
        <p className={styles.trouble}>
          <Trans>This page cannot be shown.</Trans>
        </p>
      )}
    </section>
  );
}
