// Knows how a picture with marked parts is drawn: each part lies where its author drew it, in percent.
import type { Area, GamePicture as Picture } from "@academiz/domain/games";
import type { CSSProperties, ReactNode, Ref } from "react";
import * as styles from "./board.css.ts";
import { GamePicture } from "./game-picture.tsx";

export interface BoardProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly picture: Picture;
  readonly children?: ReactNode;
}

export const Board = ({ ref, picture, children }: BoardProps) => (
  <div ref={ref} className={styles.board}>
    <GamePicture picture={picture} className={styles.picture} />
    {children}
  </div>
);

/** Where a part lies on its board: a small one lies above a large one that contains it. */
export const placeArea = ({ x, y, width, height }: Area): CSSProperties => ({
  ...{ left: `${x}%`, top: `${y}%` },
  ...{ width: `${width}%`, height: `${height}%` },
  zIndex: 100 - Math.round(Math.sqrt(Math.max(0, width * height))),
});
