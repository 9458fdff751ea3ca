// Knows how a puzzle is played: a picture is put together, or right answers reveal it.
import type { GameViewProps } from "../common/game-view.ts";
import { Assemble } from "./assemble.tsx";
import { Reveal } from "./reveal.tsx";

export const Puzzle = (props: GameViewProps<"PUZZLE">) =>
  props.game.mode === "reveal" ? <Reveal {...props} /> : <Assemble {...props} />;
