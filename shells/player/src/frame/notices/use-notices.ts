// Knows who sees the notices of the core: it mends silently, and here they are logged for whoever looks for a cause.
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
