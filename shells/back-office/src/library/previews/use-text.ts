// Knows the text of a file while it is fetched, and why it did not come.
import type { TextFile, Trouble } from "@academiz/application/ports";
import { useEffect, useState } from "react";
import { useOffice } from "../../office/office-context.ts";

export interface FetchedText {
  /** Null while it is on its way. */
  readonly file: TextFile | null;
  readonly trouble: Trouble | null;
  readonly retry: () => void;
}

/** The first `most` bytes. */
export function useText(url: string, most: number): FetchedText {
  const { textFiles } = useOffice().office;
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<Awaited<ReturnType<typeof textFiles.read>> | null>(null);
  useEffect(() => {
    // A retry fetches the same text again.
    void tries;
    let isGone = false;
    void textFiles.read(url, most).then((answer) => {
      if (!isGone) setRead(answer);
    });
    return () => {
      isGone = true;
      setRead(null);
    };
  }, [textFiles, url, most, tries]);
  return {
    file: read?.ok ? read.value : null,
    trouble: read && !read.ok ? read.error : null,
    retry: () => setTries((count) => count + 1),
  };
}
