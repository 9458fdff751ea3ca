// Knows an uploaded package that is played on the platform: its ports, and where leaving it leads.
import { readModeEffects, type SessionMode } from "@academiz/domain/identity";
import { useMemo } from "react";
import { bringAskingDoor } from "./asking/late-asking.ts";
import { composeScorm } from "./compose-scorm.ts";
import type { PlayProps } from "./play-props.ts";
import { ScormPage } from "./scorm/scorm-page.tsx";
import { useVisit } from "./use-visit.ts";

export function PlayScorm({ platform, slug, locale }: PlayProps) {
  const input = useMemo(
    () => ({ ports: composeScorm(platform.ground, slug), ...platform.readSession("scorm") }),
    [platform, slug],
  );
  useVisit(platform, "scorm", slug);
  const { keepsProgress } = readModeEffects(input);
  const Asking = useMemo(
    () => (keepsProgress ? bringAskingDoor(platform.ground, slug) : null),
    [keepsProgress, platform, slug],
  );
  return (
    <ScormPage
      input={input}
      renderTools={(page) => Asking && <Asking page={page} />}
      locale={locale}
      onLeft={(returnUrl) => leaveScorm(input.mode, returnUrl ?? platform.returnUrl)}
    />
  );
}

/** §4.119, §4.120. A window that no script opened cannot be closed by one. */
function leaveScorm(mode: SessionMode, returnUrl: string | null): void {
  if (mode === "PREVIEW") window.close();
  if (!window.closed) location.assign(returnUrl ?? "/");
}
