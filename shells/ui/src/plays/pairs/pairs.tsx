// Knows how a game of joining is played: each thing gets its counterpart, or dots are joined in an order.
import type { GameViewProps } from "../common/game-view.ts";
import { Dots } from "./dots.tsx";
import { Lists } from "./lists.tsx";

export const Pairs = (props: GameViewProps<"POINT_A_RELIER">) =>
  props.game.mode === "dots" ? <Dots {...props} /> : <Lists {...props} />;
