// Knows when somebody comes back to the page of a path, a section or a classroom, or the network does: something may
// have been done elsewhere.
import { useEffect } from "react";

export function useLooking(send: (event: { readonly type: "page.looked" }) => void): void {
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && send({ type: "page.looked" });
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    window.addEventListener("online", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
      window.removeEventListener("online", look);
    };
  }, [send]);
}
