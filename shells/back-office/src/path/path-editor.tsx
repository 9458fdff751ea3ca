// Knows how a path is written: as an outline that does everything by keyboard, or as a map that is drawn by hand.
import type { PathContentEvent, PathContentView } from "@academiz/application/path-content";
import { Skeleton } from "@academiz/ui";
import type { KeyboardEvent } from "react";
import * as product from "../product/product.css.ts";
import { useProductAddress } from "../product/product-search.ts";
import { lateOffice } from "../words/late-office.ts";
import { PathGreeting } from "./adding/path-greeting.tsx";
import { PathOutline } from "./path-outline.tsx";
import { PathTools } from "./path-tools.tsx";

/** The code that draws graphs is loaded only for the map. */
const PathCanvas = lateOffice(async () => (await import("./canvas/open-canvas.ts")).openCanvas(), {
  isRare: true,
  coming: () => <Skeleton shape="block" />,
});

export interface PathEditorProps {
  readonly view: PathContentView;
  readonly send: (event: PathContentEvent) => void;
}

/** Fields undo their own letters. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export function PathEditor({ view, send }: PathEditorProps) {
  const { search, change } = useProductAddress();
  const isMap = search.view === "map";
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isTyping(event)) return;
    event.preventDefault();
    send({ type: event.shiftKey ? "redo.asked" : "undo.asked" });
  };
  const tools = { view, send, isMap, onShow: (next: boolean) => change({ view: next ? "map" : undefined }) };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut beside the buttons that do the same.
    <div className={product.stack} onKeyDown={onKeyDown}>
      {isMap ? (
        <PathCanvas {...tools} />
      ) : (
        <>
          <PathTools {...tools} />
          {view.isUndrawn && <PathGreeting view={view} send={send} />}
          <PathOutline view={view} send={send} />
        </>
      )}
    </div>
  );
}
