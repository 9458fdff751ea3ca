// Knows the frame in which a content runs: a frame of its own in this page, whose window holds the API that the content
// looks for.
import type { ContentStage, RunningItem } from "@academiz/application/ports";
import { createContentWindows, isReachable } from "./content-windows.ts";

const NAMES = ["API", "API_1484_11"] as const satisfies readonly RunningItem["apiName"][];
/** Milliseconds. */
const COMES_AGAIN_AFTER = 5_000;
const FEATURES = "autoplay; fullscreen; encrypted-media; picture-in-picture";

interface Heard {
  /** Called when a content wanted to open a window, and the browser blocked it. */
  onBlocked(): void;
  /**
   * Called with true when a page of the content did not come, since there is no connection; with false when one has
   * come since.
   */
  onAway(isAway: boolean): void;
  /** Called when a content wants to close its window. */
  onClose(): void;
}

export function createContentStage(page: Window & typeof globalThis, heard: Heard): ContentStage {
  const above = page as unknown as Partial<Record<RunningItem["apiName"], RunningItem["api"]>>;
  const { document } = page;
  let away: HTMLIFrameElement | null = null;
  /** The functions that open the blocked windows, in the order of the content. */
  let blocked: (() => boolean)[] = [];
  const windows = createContentWindows({
    onBlocked(open) {
      blocked.push(open);
      heard.onBlocked();
    },
    onClose: heard.onClose,
  });
  // Contents close the window above them too.
  page.close = heard.onClose;
  const tellAway = (frame: HTMLIFrameElement | null) => {
    if (away === frame) return;
    away = frame;
    heard.onAway(frame !== null);
  };
  let visits = 0;
  let later = 0;
  let isTriedAgain = false;
  const load = (frame: HTMLIFrameElement) => {
    visits += 1;
    frame.src = String(frame.src);
  };
  /** A page of another site, and the browser's error page, look the same from here. */
  async function check(frame: HTMLIFrameElement) {
    visits += 1;
    const own = visits;
    const isReached = !frame.contentWindow || isReachable(frame.contentWindow);
    const isThere = isReached || (await isConnected(page));
    // The result for a page that is gone does not apply to the one that came.
    if (own !== visits || !frame.isConnected) return;
    if (isThere && !isReached && away === frame && !isTriedAgain) {
      // The connection came back after the page was given up.
      isTriedAgain = true;
      load(frame);
      return;
    }
    isTriedAgain = false;
    tellAway(isThere ? null : frame);
    if (!isThere) comeLater();
  }
  /** A browser reports a connection slightly before there is one, and each frame at its own time. */
  async function comeAgain() {
    const own = visits;
    if (!away) return;
    const isThere = await isConnected(page);
    if (!away || own !== visits) return;
    if (isThere) bring(away);
    else comeLater();
  }
  /** A page that is there, even while it is loading, has begun to speak: it must not begin twice. */
  function bring(frame: HTMLIFrameElement) {
    if (frame.contentWindow && isReachable(frame.contentWindow)) tellAway(null);
    else load(frame);
  }
  const comeLater = () => {
    page.clearTimeout(later);
    if (page.navigator.onLine) later = page.setTimeout(() => void comeAgain(), COMES_AGAIN_AFTER);
  };
  page.addEventListener("online", () => void comeAgain());
  const findFrame = () => document.querySelector("iframe");
  const findOffer = () => document.querySelector("body > p");
  return {
    show(url, title, running) {
      for (const name of NAMES) delete above[name];
      if (running) above[running.apiName] = running.api;
      blocked = [];
      away = null;
      // A new frame each time: what a content did to the last one is gone, and the history gets no entry.
      const frame = document.createElement("iframe");
      frame.allow = FEATURES;
      frame.title = title;
      frame.src = url;
      const watch = () => frame.contentWindow && windows.watch(frame.contentWindow);
      frame.addEventListener("load", watch);
      frame.addEventListener("load", () => void check(frame));
      frame.addEventListener("load", () => frame.contentWindow?.focus(), { once: true });
      document.body.replaceChildren(frame);
      // Its first page takes over the window that is there before it, so windows that it opens while loading are known
      // too.
      watch();
    },
    reload() {
      // A content that had gone to another of its pages begins at its first one, and goes on from what it kept.
      if (away) bring(away);
    },
    offerWindow({ text, action }) {
      if (blocked.length === 0) return;
      const button = document.createElement("button");
      button.textContent = action;
      button.addEventListener("click", () => {
        // A browser may allow one window for each click: those that it still blocks wait for the next one.
        while (blocked[0]?.()) blocked.shift();
        if (blocked.length === 0) findOffer()?.remove();
      });
      const offer = document.createElement("p");
      offer.role = "alert";
      offer.append(text, " ", button);
      findOffer()?.remove();
      document.body.prepend(offer);
    },
    hasWindows: () => windows.areOpen(),
    closeWindows: () => windows.close(),
    clear() {
      windows.close();
      // The frame is not removed: a removed content hears less of its end, and its runtime must be there when it does.
      findFrame()?.contentWindow?.location.replace("about:blank");
    },
  };
}

/** Requests this very page: any answer proves a connection. */
const isConnected = (page: Window & typeof globalThis): Promise<boolean> =>
  page.fetch(page.location.href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
