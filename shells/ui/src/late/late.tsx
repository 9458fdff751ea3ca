// Knows how a part that is not needed at first is loaded later, and that a missing part never breaks its page when the
// network is down.
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { MissingPart, type MissingPartProps } from "./missing-part.tsx";
import { useRetry } from "./use-retry.ts";

/** Milliseconds until what was drawn is on the screen: it is not delayed by what comes after it. */
const FIRST_VIEW = 50;
/** Milliseconds after which a page has shown what it was opened for. */
export const REST = 3_000;

export interface LateOptions {
  /** Nobody misses the part, so its absence is not reported. */
  readonly isSpare?: boolean;
  /** Loaded only where it is drawn, not once the page is at rest. */
  readonly isRare?: boolean;
  /** Asked for once what stands in its place is on the screen. */
  readonly isAfterView?: boolean;
  /** What stands there until it comes; nothing by default. */
  readonly coming?: ComponentType;
  /** What says that it did not come. */
  readonly missing?: ComponentType<MissingPartProps>;
}

/** `fetch` asks for it now, and resolves whether it came or not. */
export type LatePart<Props> = ((props: Props) => ReactNode) & { readonly fetch: () => Promise<void> };

/**
 * A component that is loaded once the page is at rest, or as soon as it is drawn. One that could not be loaded is
 * requested again when it is drawn again, or when the network is back; until then its place says so.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    isSpare = false,
    isRare = false,
    isAfterView = false,
    coming: Coming,
    missing: Missing = MissingPart,
  }: LateOptions = {},
): LatePart<Props> {
  let part: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;
  const fetchPart = (): Promise<void> => {
    fetching ??= load().then(
      (loaded) => {
        part = loaded;
      },
      () => {
        // The place of the part says so, and it is requested again.
        fetching = null;
      },
    );
    return fetching;
  };
  if (!isRare && typeof window !== "undefined") window.setTimeout(() => void fetchPart(), REST);

  function Late(props: Props) {
    const [tries, setTries] = useState(0);
    // What was drawn: the part may come before the effect runs, which then has to draw it.
    const Part = part;
    const asking = useRetry(async () => {
      await fetchPart();
      setTries((count) => count + 1);
      return part !== null;
    });
    useEffect(() => {
      if (Part) return;
      let isGone = false;
      const ask = () =>
        void fetchPart().then(() => {
          if (!isGone) setTries((count) => count + 1);
        });
      const timer = isAfterView && !fetching ? window.setTimeout(ask, FIRST_VIEW) : 0;
      if (timer === 0) ask();
      window.addEventListener("online", ask);
      return () => {
        isGone = true;
        window.clearTimeout(timer);
        window.removeEventListener("online", ask);
      };
    }, [Part]);
    if (Part) return <Part {...props} />;
    if (isSpare || tries === 0) return Coming ? <Coming /> : null;
    return <Missing {...asking} />;
  }
  return Object.assign(Late, { fetch: fetchPart });
}
