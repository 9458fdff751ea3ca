// Knows how the time spent on a product without pages of its own is noted.
import { type PlayerKind, readModeEffects } from "@academiz/domain/identity";
import { useEffect } from "react";
import type { Platform } from "./compose.ts";

export function useVisit(platform: Platform, type: Exclude<PlayerKind, "learniz">, slug: string): void {
  useEffect(() => {
    if (!readModeEffects(platform.readSession(type)).keepsProgress) return;
    void import("./compose-late.ts")
      .then(({ composeVisits }) => composeVisits(platform.ground).enter({ url: location.pathname, name: type, slug }))
      .catch(() => {
        // It did not come: nobody misses it.
      });
  }, [platform, type, slug]);
}
