// Knows how windows of one browser that play the same thing hear of each other: at once, or, where they were asleep,
// when they look.
import type { OtherWindows } from "@academiz/application/ports";
import { readStored, writeStored } from "./guarded-storage.ts";

/** The part of a `BroadcastChannel` that is needed. */
export interface WindowLine {
  postMessage(told: unknown): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

export interface BrowserWindowsOptions {
  /** Keeps apart what the windows of an origin play, and who plays it. */
  readonly name: string;
  /** This window's name, unlike any other's. */
  readonly self: string;
  /** May throw where a browser forbids it to a frame. */
  readonly openLine: (name: string) => WindowLine;
}

interface Told {
  readonly eventDate: string;
  readonly by: string;
}

/**
 * Without a channel, windows look when they have something to say themselves; without a storage they hear only while
 * they are awake.
 */
export function createBrowserWindows(storage: Storage, { name, self, openLine }: BrowserWindowsOptions): OtherWindows {
  const place = (slug: string) => `windows.NEWEST.${name}.${slug}`;
  const lines = new Map<string, WindowLine>();
  let [newest, isBehind] = ["", false];
  let watched = "";
  /** Values that were there when this window opened are not news: it was given those, or what followed from them. */
  let before: string | null = null;

  /** True where another window told something that was not heard before. */
  function hear(told: unknown): boolean {
    if (!isTold(told) || told.by === self || told.eventDate <= newest) return false;
    newest = told.eventDate;
    return true;
  }
  function look(): void {
    const text = readStored(storage, place(watched));
    if (text !== null && text !== before) hear(parse(text));
  }
  return {
    tell({ slug, eventDate }) {
      if (eventDate === undefined) return;
      const told: Told = { eventDate, by: self };
      writeStored(storage, place(slug), JSON.stringify(told));
      lines.get(slug)?.postMessage(told);
    },
    areAhead({ eventDate = "" }) {
      look();
      isBehind ||= newest > eventDate;
      return isBehind;
    },
    watch(slug, onFact) {
      watched = slug;
      before = readStored(storage, place(slug));
      const line = openGuarded(() => openLine(place(slug)));
      line?.addEventListener("message", ({ data }) => {
        if (hear(data)) onFact();
      });
      if (line) lines.set(slug, line);
      return () => {
        line?.close();
        lines.delete(slug);
      };
    },
  };
}

function openGuarded(open: () => WindowLine): WindowLine | null {
  try {
    return open();
  } catch {
    // Forbidden to this frame, or unknown to this browser: the storage alone tells.
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Written by somebody else: treated as absent.
    return null;
  }
}

function isTold(told: unknown): told is Told {
  if (typeof told !== "object" || told === null || !("eventDate" in told) || !("by" in told)) return false;
  return typeof told.eventDate === "string" && typeof told.by === "string";
}
