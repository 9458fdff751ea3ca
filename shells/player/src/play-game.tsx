// Knows a game played on the platform: its ports, and where its learner leaves to.
import { useMemo } from "react";
import { composeGame } from "./compose-game.ts";
import { GamePage } from "./game/game-page.tsx";
import type { PlayProps } from "./play-props.ts";

export function PlayGame({ platform, slug, identifier }: PlayProps) {
  const input = useMemo(
    () => ({ ports: composeGame(platform.ground, slug, identifier), ...platform.readSession("game") }),
    [platform, slug, identifier],
  );
  return <GamePage input={input} onLeave={(returnUrl) => location.assign(platform.returnUrl ?? returnUrl ?? "/")} />;
}
