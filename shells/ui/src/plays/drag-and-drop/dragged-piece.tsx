// Knows how a thing for a zone is drawn: its picture, its words, or both.
import type { DraggedView } from "@academiz/domain/games";
import * as board from "../common/board/board.css.ts";
import { GamePicture } from "../common/board/game-picture.tsx";
import { Piece } from "../common/pick-and-place/piece.tsx";

export const DraggedPiece = ({ item: { slug, text, picture, verdict } }: { readonly item: DraggedView }) => (
  <Piece
    id={slug}
    verdict={verdict}
    face={
      picture && (
        <>
          <GamePicture picture={picture} className={board.thumb} />
          {text && <span>{text}</span>}
        </>
      )
    }
  />
);
