// Knows how a part that is not needed at first comes later, and that a dead network takes no page down for the want of it.
import { type ComponentType, useEffect, useState } from "react";
import { MissingPart } from "./missing-part.tsx";

/** Milliseconds after which a page has shown what it was opened for. */
const REST = 3_000;

/**
 * A component that is fetched once the page is at rest, or as soon as it is drawn. One that could not be fetched is asked for again when it is drawn
 * anew, or when the network is back; until then its place says so. `isSpare`: nobody misses it, and nothing is said.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isSpare = false }: { readonly isSpare?: boolean } = {},
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;
  const fetchPart = (): Promise<void> => {
    fetching ??= load().then(
      (loaded) => {
        part = loaded;
      },
      () => {
        // The place of the part says so, and it is asked for again.
        fetching = null;
      },
    );
    return fetching;
  };
  if (typeof window !== "undefined") window.setTimeout(() => void fetchPart(), REST);

  return function Late(props: Props) {
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (part) return;
      let isGone = false;
      const ask = () =>
        void fetchPart().then(() => {
          if (!isGone) setTries((count) => count + 1);
        });
      ask();
      window.addEventListener("online", ask);
      return () => {
        isGone = true;
        window.removeEventListener("online", ask);
      };
    }, []);
    const Part = part;
    if (Part) return <Part {...props} />;
    if (isSpare || tries === 0) return null;
    const retry = async () => {
      await fetchPart();
      setTries((count) => count + 1);
      if (!part && (await askAgain())) window.location.reload();
    };
    return <MissingPart onRetry={() => void retry()} />;
  };
}

/**
 * Firefox and WebKit remember of an address that its module did not come, for as long as the page lives: only a new page helps. WebKit remembers it
 * even then, unless the address was asked for in another way meanwhile. The build names the modules of a late part in the page's head.
 * Answers whether all are there now.
 */
async function askAgain(): Promise<boolean> {
  const named = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  try {
    const answers = await Promise.all([...named].map(({ href }) => fetch(href)));
    return answers.every(({ ok }) => ok);
  } catch {
    // The network is still away: the page that is there is better than none.
    return false;
  }
}
