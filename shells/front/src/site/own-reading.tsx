// Knows that the code that stores reading preferences in an account is loaded late: nobody waits for it or misses it.

import { useEffect, useState } from "react";
import { latePage } from "../late/late-page.ts";
import type { KeepReadingProps } from "./keep-reading.tsx";

const KeepReading = latePage(async () => (await import("./keep-reading.tsx")).KeepReading, { isSpare: true });

export interface OwnReadingProps {
  /** For one person; for another person it is another function. */
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
