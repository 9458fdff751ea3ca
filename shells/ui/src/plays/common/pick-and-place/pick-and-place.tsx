// Knows how things are put to places: picked up and placed by keys or taps, or dragged; each step is announced.
import type { Verdict } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../../../visually-hidden/visually-hidden.tsx";
import { BANK, HandContext } from "./hand.ts";
import { useDrag } from "./use-drag.ts";

export interface PickAndPlaceProps {
  readonly isDone: boolean;
  readonly nameOf: (piece: string) => string;
  readonly nameOfPlace: (place: string) => string;
  /** How many are placed, of how many; left out where all have a place from the start. */
  readonly count?: { readonly placed: number; readonly all: number };
  /** The verdict on a piece that was just placed, where that is shown at once. */
  readonly verdictOf?: (piece: string) => Verdict | null;
  readonly onPlace: (piece: string, place: string) => void;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function PickAndPlace(props: PickAndPlaceProps) {
  const { isDone, nameOf, nameOfPlace, count, verdictOf, onPlace, children } = props;
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [placed, setPlaced] = useState<{ readonly piece: string; readonly place: string } | null>(null);

  const pick = (piece: string) => {
    const name = nameOf(piece);
    setPicked(piece);
    setSaid(t`Picked up: ${name}. Choose a place. Escape cancels.`);
  };
  const put = (piece: string, place: string) => {
    setPicked(null);
    setPlaced({ piece, place });
    onPlace(piece, place);
  };
  const cancel = () => {
    if (picked === null) return;
    const name = nameOf(picked);
    // The place that had the focus no longer takes anything.
    root.current?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(picked)}"]`)?.focus({ preventScroll: true });
    setPicked(null);
    setSaid(t`Put down where it was: ${name}.`);
  };
  const drag = useDrag(root, {
    onStart: pick,
    onEnd: (piece, place) => (place === null ? cancel() : put(piece, place)),
  });
  // A piece that was held at the end of an attempt is not held at the start of the next.
  useEffect(() => {
    if (isDone) setPicked(null);
  }, [isDone]);
  // Announced and focused once the piece is drawn in its place: the pressed element may be gone.
  useEffect(() => {
    if (!placed) return;
    const { piece, place } = placed;
    const [name, where] = [nameOf(piece), nameOfPlace(place)];
    setPlaced(null);
    root.current?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`)?.focus({ preventScroll: true });
    const verdict = verdictOf?.(piece);
    if (place === BANK) setSaid(t`Taken back: ${name}.`);
    else if (verdict === "right") setSaid(t`${name}: right, it belongs to ${where}.`);
    else if (verdict) setSaid(t`${name}: not in ${where}. Try another place.`);
    else if (count) setSaid(t`${name}: placed in ${where}. ${count.placed} of ${count.all} placed.`);
    else setSaid(t`${name}: placed in ${where}.`);
  }, [placed]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && picked !== null) {
      event.stopPropagation();
      drag.cancel();
      return cancel();
    }
    const step = STEPS[event.key];
    if (!step || !(event.target instanceof HTMLButtonElement)) return;
    if (picked === null && !event.target.matches("[data-piece]")) return;
    // Even at an end, these arrows must not turn the page.
    event.preventDefault();
    // While a piece is held, the arrows go through the places, else through the pieces.
    const stops = [...(root.current?.querySelectorAll<HTMLButtonElement>(picked === null ? PIECES : PLACES) ?? [])];
    const at = stops.indexOf(event.target);
    stops[at === -1 ? (step === 1 ? 0 : stops.length - 1) : at + step]?.focus();
  };
  const hand = {
    ...{ picked: isDone ? null : picked, isDone, drag, nameOf, pick, cancel, say: setSaid },
    place: (place: string) => picked !== null && put(picked, place),
  };
  return (
    <HandContext value={hand}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are those of the buttons inside */}
      <div ref={root} onKeyDown={onKeyDown}>
        {children}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </div>
    </HandContext>
  );
}
const PIECES = "button[data-piece]:enabled";
const PLACES = "button[data-stop]:enabled";
