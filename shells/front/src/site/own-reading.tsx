// Knows that it comes late what keeps in an account how somebody reads: nobody waits for it, and nobody misses it.
import { late } from "@academiz/ui";
import { useEffect, useState } from "react";
import type { KeepReadingProps } from "./keep-reading.tsx";

const KeepReading = late(async () => (await import("./keep-reading.tsx")).KeepReading, { isSpare: true });

export interface OwnReadingProps {
  /** Of one person: another one has another function. */
  readonly open: () => Promise<KeepReadingProps["ports"]>;
}

export function OwnReading({ open }: OwnReadingProps) {
  const [ports, setPorts] = useState<KeepReadingProps["ports"] | null>(null);
  useEffect(() => {
    let isHere = true;
    open().then(
      (opened) => {
        if (isHere) setPorts(opened);
      },
      () => {
        // The device keeps what is chosen on it.
      },
    );
    return () => {
      isHere = false;
      setPorts(null);
    };
  }, [open]);
  return ports && <KeepReading ports={ports} />;
}
