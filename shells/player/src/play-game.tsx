// Knows a game that is played on the platform: its ports, and where leaving it leads.
import { readModeEffects } from "@academiz/domain/identity";
import { useWayOut } from "@academiz/ui";
import { useCallback, useMemo } from "react";
import { bringAskingDoor } from "./asking/late-asking.ts";
import { composeGame } from "./compose-game.ts";
import { GamePage } from "./game/game-page.tsx";
import { leadTo } from "./lead-to.ts";
import type { PlayProps } from "./play-props.ts";
import { useVisit } from "./use-visit.ts";

export function PlayGame({ platform, slug, identifier }: PlayProps) {
  const input = useMemo(
    () => ({ ports: composeGame(platform.ground, slug, identifier), ...platform.readSession("game") }),
    [platform, slug, identifier],
  );
  useVisit(platform, "game", slug);
  const { keepsProgress } = readModeEffects(input);
  const Asking = useMemo(
    () => (keepsProgress ? bringAskingDoor(platform.ground, slug) : null),
    [keepsProgress, platform, slug],
  );
  const readBegunAnew = useCallback(
    async () => (await import("./compose-late.ts")).composeBegunAnew(platform.ground, slug)(),
    [platform, slug],
  );
  const { leave, waiting } = useWayOut();
  return (
    <>
      <GamePage
        input={input}
        readBegunAnew={readBegunAnew}
        renderTools={({ title }) => Asking && <Asking page={{ slug: null, title }} />}
        onLeave={(returnUrl) => leave(leadTo(platform.returnUrl ?? returnUrl, platform.isKept))}
      />
      {waiting}
    </>
  );
}
