// Knows what the address of a scanned QR code brings to the page: it is removed at once, so that no history keeps it.
import { readSigningFragment } from "@academiz/domain/classiz";
import { useEffect, useState } from "react";

type Brought = NonNullable<ReturnType<typeof readSigningFragment>>;

/** The newest code; null without one, and once it was used. */
export function useSigningFragment(): readonly [Brought | null, () => void] {
  const [brought, setBrought] = useState<Brought | null>(null);
  useEffect(() => {
    const take = () => {
      const found = readSigningFragment(location.hash);
      if (!found) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      setBrought(found);
    };
    take();
    // Another code that is opened in the same tab only changes the fragment.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  return [brought, () => setBrought(null)];
}
