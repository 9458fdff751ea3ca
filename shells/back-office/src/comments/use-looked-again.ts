// Knows that messages of others are loaded when somebody comes back to the page.
import type { ThreadsEvent } from "@academiz/application/threads";
import { useEffect } from "react";

export function useLookedAgain(send: (event: ThreadsEvent) => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") send({ type: "threads.looked" });
    };
    window.addEventListener("focus", look);
    window.addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("focus", look);
      window.removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [send]);
}
