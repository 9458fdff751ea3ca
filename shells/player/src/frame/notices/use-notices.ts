// Knows whom the core's notices reach: it mends in silence, and here they are told to whoever looks for a cause.
import { useEffect } from "react";

export interface ToldNotice {
  readonly level: "warning" | "error";
  readonly text: string;
}

export function useNotices(notices: readonly ToldNotice[] | undefined): void {
  useEffect(() => {
    for (const { level, text } of notices ?? []) {
      if (level === "error") console.error(text);
      else console.warn(text);
    }
  }, [notices]);
}
