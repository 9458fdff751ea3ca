// Knows how a game on parts of a picture is played: they are found, or labelled; then what was right and why.
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { Finds } from "./finds.tsx";
import { Labels } from "./labels.tsx";
import { hotspotWords } from "./words.ts";

export function Hotspot(props: GameViewProps<"HOTSPOT">) {
  const { game, onAnswer } = props;
  const Mode = game.mode === "label" ? Labels : Finds;
  return (
    <GameCard {...props} words={hotspotWords}>
      <Mode game={game} onAnswer={onAnswer} />
    </GameCard>
  );
}
