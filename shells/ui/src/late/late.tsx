// Knows how a part that is not needed at first comes later, and that a dead network takes no page down for the want of it.
import { type ComponentType, useEffect, useState } from "react";

/** Milliseconds after which a page has shown what it was opened for. */
const REST = 3_000;

/**
 * A component that is fetched once the page is at rest, or as soon as it is drawn. Until it is there it draws nothing; one that could not be fetched
 * is asked for again when it is drawn anew, or when the network is back.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;
  const fetch = (): Promise<void> => {
    fetching ??= load().then(
      (loaded) => {
        part = loaded;
      },
      () => {
        // Nothing to tell: what it belongs to stands without it, and it is asked for again.
        fetching = null;
      },
    );
    return fetching;
  };
  if (typeof window !== "undefined") window.setTimeout(() => void fetch(), REST);

  return function Late(props: Props) {
    const [, draw] = useState(0);
    useEffect(() => {
      if (part) return;
      let isGone = false;
      const ask = () =>
        void fetch().then(() => {
          if (part && !isGone) draw((count) => count + 1);
        });
      ask();
      window.addEventListener("online", ask);
      return () => {
        isGone = true;
        window.removeEventListener("online", ask);
      };
    }, []);
    const Part = part;
    return Part && <Part {...props} />;
  };
}
