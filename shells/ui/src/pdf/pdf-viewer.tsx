// Knows how a PDF is read in its place: page by page, zoomed in and out, by pointer and by keyboard.

import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, ChevronUp, Download, ExternalLink, ZoomIn, ZoomOut } from "lucide-react";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { TextInput } from "../field/text-input.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton.tsx";
import { type OpenedPdf, openPdf } from "./open-pdf.ts";
import { PageStatus } from "./page-status.tsx";
import * as styles from "./pdf.css.ts";
import { PdfFailureText } from "./pdf-failure-text.tsx";
import { PdfPages } from "./pdf-pages.tsx";
import { findPage, readPageNumber, stepZoom, ZOOMS } from "./zoom.ts";

export interface PdfViewerProps {
  readonly name: string;
  readonly url: string;
  /** True where it is the page, and no part of one: it is taller, and can be downloaded. */
  readonly isWhole?: boolean;
  /** Called once its pages are there, and when it is opened or downloaded. */
  readonly onOpened?: () => void;
}

export function PdfViewer({ name, url, isWhole = false, onOpened }: PdfViewerProps) {
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<(OpenedPdf & { readonly ratio?: number }) | null>(null);
  useEffect(() => {
    // A retry opens the same file again.
    void tries;
    const opening = openPdf(url);
    let isGone = false;
    void opening.opened.then(async (result) => {
      const shown = "file" in result ? await readFirst(result.file) : result;
      if (!isGone) setOpened(shown);
    });
    return () => {
      isGone = true;
      setOpened(null);
      opening.close();
    };
  }, [url, tries]);
  const isShown = opened !== null && "file" in opened;
  const tellOpened = useEffectEvent(() => onOpened?.());
  useEffect(() => {
    if (isShown) tellOpened();
  }, [isShown]);
  if (opened === null)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  if ("failure" in opened)
    return (
      <PdfFailureText
        failure={opened.failure}
        url={url}
        isReader={isWhole}
        onRetry={() => setTries((count) => count + 1)}
        onOpened={onOpened}
      />
    );
  return (
    <Pages
      name={name}
      url={url}
      isWhole={isWhole}
      onOpened={onOpened}
      file={opened.file}
      ratio={opened.ratio ?? Math.SQRT2}
    />
  );
}

/** Other pages are assumed to have its format until they are drawn. */
async function readFirst(file: PDFDocumentProxy): Promise<OpenedPdf & { readonly ratio?: number }> {
  try {
    const { width, height } = (await file.getPage(1)).getViewport({ scale: 1 });
    return { file, ratio: height / width };
  } catch {
    // A file without a readable page has nothing to show.
    return { failure: "broken" };
  }
}

interface PagesProps extends Pick<PdfViewerProps, "name" | "url"> {
  readonly isWhole: boolean;
  readonly onOpened: PdfViewerProps["onOpened"] | undefined;
  readonly file: PDFDocumentProxy;
  readonly ratio: number;
}

function Pages({ name, url, isWhole, onOpened, file, ratio }: PagesProps) {
  const { t, i18n } = useLingui();
  const pane = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [current, setCurrent] = useState(1);
  const [typed, setTyped] = useState<string | null>(null);
  const count = file.numPages;
  useEffect(() => {
    const { current: box } = list;
    const outer = box?.parentElement;
    if (!outer) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(outer);
      setWidth(Math.floor(outer.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    return () => observer.disconnect();
  }, []);
  const topOf = (page: number) => (list.current?.children[page - 1] as HTMLElement | undefined)?.offsetTop ?? 0;
  const goTo = (page: number) => {
    const number = Math.min(Math.max(page, 1), count);
    pane.current?.scrollTo({ top: topOf(number) - GAP });
    setCurrent(number);
  };
  const chooseZoom = (next: number) => {
    setZoom(next);
    // Growing pages push the others away: the current one is scrolled back into its place.
    requestAnimationFrame(() => goTo(current));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const larger = () => chooseZoom(stepZoom(zoom, 1));
  const smaller = () => chooseZoom(stepZoom(zoom, -1));
  const keys: Readonly<Record<string, () => void>> = {
    PageDown: () => goTo(current + 1),
    PageUp: () => goTo(current - 1),
    Home: () => goTo(1),
    End: () => goTo(count),
    "+": larger,
    "=": larger,
    "-": smaller,
  };
  const onTyped = () => {
    const page = readPageNumber(typed ?? "", count);
    setTyped(null);
    if (page !== null) goTo(page);
  };
  const share = i18n.number(zoom, { style: "percent" });
  return (
    <section aria-label={t`Preview of ${name}`} className={styles.whole}>
      <div className={styles.bar}>
        <div className={styles.group}>
          <IconButton
            size="small"
            label={t`Previous page`}
            icon={<ChevronUp size={20} aria-hidden />}
            disabled={current === 1}
            accessibleWhenDisabled
            onClick={() => goTo(current - 1)}
          />
          <IconButton
            size="small"
            label={t`Next page`}
            icon={<ChevronDown size={20} aria-hidden />}
            disabled={current === count}
            accessibleWhenDisabled
            onClick={() => goTo(current + 1)}
          />
          <TextInput
            aria-label={t`Page, of ${count}`}
            inputMode="numeric"
            className={styles.number}
            value={typed ?? String(current)}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={onTyped}
            onKeyDown={(event) => event.key === "Enter" && onTyped()}
          />
          <span className={styles.count} aria-hidden>
            <Trans>of {count}</Trans>
          </span>
        </div>
        <div className={styles.group}>
          <IconButton
            size="small"
            label={t`Smaller`}
            icon={<ZoomOut size={20} aria-hidden />}
            disabled={zoom === ZOOMS[0]}
            accessibleWhenDisabled
            onClick={smaller}
          />
          <span className={styles.percent}>{share}</span>
          <IconButton
            size="small"
            label={t`Larger`}
            icon={<ZoomIn size={20} aria-hidden />}
            disabled={zoom === ZOOMS.at(-1)}
            accessibleWhenDisabled
            onClick={larger}
          />
        </div>
        <div className={`${styles.group} ${styles.apart}`}>
          {isWhole && (
            <Button
              size="small"
              variant="quiet"
              icon={<Download size={16} aria-hidden />}
              render={<a href={url} download={name} onClick={onOpened} />}
            >
              <Trans>Download</Trans>
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            icon={<ExternalLink size={16} aria-hidden />}
            render={<a href={url} target="_blank" rel="noopener noreferrer" onClick={onOpened} />}
          >
            <Trans>Open in a tab</Trans>
          </Button>
        </div>
      </div>
      <PageStatus page={current} count={count} share={share} />
      <section
        ref={pane}
        aria-label={t`Pages of ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab
        tabIndex={0}
        className={isWhole ? styles.wholePane : styles.pane}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
          setCurrent(findPage(count, topOf, scrollTop + clientHeight / 2))
        }
      >
        <div ref={list} className={styles.pages}>
          {width > 0 && <PdfPages file={file} width={Math.floor(width * zoom)} ratio={ratio} pane={pane} />}
        </div>
      </section>
    </section>
  );
}

/** CSS pixels left above a page that is scrolled to. */
const GAP = 8;
