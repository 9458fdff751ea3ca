// Knows when somebody comes back to the page of a path: something may have been done elsewhere.
import type { LearnerPathEvent } from "@academiz/application/learner-path";
import { useEffect } from "react";

export function useLooking(send: (event: LearnerPathEvent) => void): void {
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && send({ type: "page.looked" });
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
    };
  }, [send]);
}
