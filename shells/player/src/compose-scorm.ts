// Knows which adapter keeps which promise when the platform plays an uploaded package.
import type { ScormPlayerPorts } from "@academiz/application/scorm-player";
import { createScormGateway, createScormSource } from "@academiz/http";
import { createBrowserLaunchJournal } from "@academiz/storage";
import type { Ground } from "./compose.ts";

/** By the slug of its perimeter; in a preview by that of its product. */
export const composeScorm = ({ api, clock, enter }: Ground, slug: string): ScormPlayerPorts => ({
  source: createScormSource(api, { slug, returnUrl: enter("scorm").returnUrl }),
  gateway: createScormGateway(api),
  // Read only when it is used: forbidden storage throws.
  openJournal: createBrowserLaunchJournal(() => localStorage),
  clock,
});
