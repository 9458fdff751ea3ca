// Knows an item of which a manifest says no more than where it starts.
import type { ScormActivity } from "@academiz/domain/scorm";

export const ONE_ACTIVITY = {
  identifier: "one",
  title: "One",
  isVisible: true,
  href: "one.html",
  kind: "sco",
  launchData: null,
  masteryScore: null,
  completionThreshold: null,
  maxTimeAllowed: null,
  timeLimitAction: null,
  prerequisites: null,
  sequencing: null,
  item: [],
} as const satisfies ScormActivity;
