// Knows how a picture is put together: two tiles swap places, or tiles are put onto the board; it ends by itself.
import { keepBoard, listTray, moveTile, startPlaces } from "@academiz/domain/games";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { GamePicture, useFileOf } from "../common/board/game-picture.tsx";
import { useSize } from "../common/board/use-size.ts";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { BANK } from "../common/pick-and-place/hand.ts";
import { PickAndPlace } from "../common/pick-and-place/pick-and-place.tsx";
import { Place } from "../common/pick-and-place/place.tsx";
import { useSeed } from "../common/use-seed.ts";
import { drawGrid } from "./draw-grid.ts";
import { columnOf, coverBoard, drawTile, rowOf } from "./draw-tile.ts";
import { Model } from "./model.tsx";
import * as styles from "./puzzle.css.ts";
import { Tile } from "./tile.tsx";
import { puzzleWords } from "./words.ts";

export function Assemble(props: GameViewProps<"PUZZLE">) {
  const { game, onAnswer, onSubmit } = props;
  const { picture, columns, rows, mode, name: ofBoard, isDone, canSubmit, freeMoves } = game;
  const { t } = useLingui();
  const id = useId();
  const seed = useSeed(game.seed);
  const [focused, setFocused] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const size = useSize(grid);
  const room = useRef<HTMLDivElement>(null);
  const zoom = coverBoard(useSize(room), size);
  const { url } = useFileOf(picture.src);
  const board = game.board ?? { places: startPlaces(game, seed), moves: 0 };
  const { places, moves } = board;
  const tray = mode === "tray" ? listTray(game, places, seed) : [];
  // Once each tile lies where it belongs, nothing is left to ask for.
  useEffect(() => {
    if (canSubmit) onSubmit();
  }, [canSubmit, onSubmit]);

  const nameOf = (piece: string) => t`Piece ${Number(piece) + 1}`;
  const nameOfPlace = (place: string | number) => {
    const at = Number(place);
    return place === BANK ? t`the pieces` : t`row ${rowOf(game, at) + 1}, column ${columnOf(game, at) + 1}`;
  };
  const put = (piece: string, place: string) => {
    const moved = moveTile(board, Number(piece), place === BANK ? null : Number(place));
    if (moved !== board) onAnswer(keepBoard(ofBoard, moved, seed));
  };
  /** Moves over the board as it is seen, and stops at its edges. */
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const at = event.target instanceof HTMLElement ? Number(event.target.dataset["at"]) : Number.NaN;
    const [column, row] = [columnOf(game, at), rowOf(game, at)];
    const to = {
      ArrowLeft: column > 0 ? at - 1 : at,
      ArrowRight: column < columns - 1 ? at + 1 : at,
      ArrowUp: row > 0 ? at - columns : at,
      ArrowDown: row < rows - 1 ? at + columns : at,
    }[event.key];
    if (to === undefined || Number.isNaN(at)) return;
    // The key must neither turn the page nor move through the list of pieces.
    event.preventDefault();
    event.stopPropagation();
    grid.current?.querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus();
  };
  const ratio = size.height > 0 ? (size.width * rows) / (size.height * columns) : 1;
  const tile = (piece: number) => ({
    ...{ piece: String(piece), drawn: drawTile(game, piece, url, zoom), number: url ? null : piece + 1 },
  });
  return (
    <GameCard
      {...props}
      words={puzzleWords}
      end={{ submit: null, missing: <Trans>Your moves are kept: the game ends when the picture is whole.</Trans> }}
    >
      {isDone ? (
        <div className={styles.play}>
          <div className={styles.board}>
            <GamePicture picture={picture} className={styles.whole} />
          </div>
          <p className={styles.note}>
            <Trans>Each piece is in its place.</Trans>
          </p>
        </div>
      ) : (
        <PickAndPlace
          isDone={isDone}
          nameOf={nameOf}
          nameOfPlace={nameOfPlace}
          {...(mode === "tray" && { count: { placed: places.length - tray.length, all: places.length } })}
          onPlace={put}
        >
          <div className={styles.play}>
            <p className={styles.note}>
              {mode === "tray" ? (
                <Trans>Pick a piece, then its place on the board.</Trans>
              ) : (
                <Trans>Pick two pieces: they change places.</Trans>
              )}{" "}
              {freeMoves !== null && (
                <Plural
                  value={freeMoves}
                  one="After # move, each one costs a point."
                  other="After # moves, each one costs a point."
                />
              )}
            </p>
            <p id={`${id}-words`} className={styles.heard}>
              <Trans>
                The pieces are numbered in the order of the picture, row by row. What it shows: {picture.alt}
              </Trans>
            </p>
            {mode === "tray" && (
              // biome-ignore lint/a11y/useSemanticElements: no field is asked for in it
              <div role="group" aria-label={t`The pieces`}>
                <Place id={BANK} name={t`the pieces`} holds={tray.map(String)}>
                  {tray.map((piece) => (
                    <span key={piece} className={styles.trayed} style={{ aspectRatio: ratio }}>
                      <Tile {...tile(piece)} name={nameOf(String(piece))} isStop />
                    </span>
                  ))}
                </Place>
              </div>
            )}
            <div className={styles.beside}>
              <div className={styles.board}>
                <div ref={room} className={styles.room}>
                  <GamePicture picture={picture} className={styles.ground} isMute />
                </div>
                {/* biome-ignore lint/a11y/useSemanticElements: no field is asked for in it */}
                <div
                  ref={grid}
                  role="group"
                  aria-label={t`The board`}
                  aria-describedby={`${id}-words`}
                  className={styles.touched}
                  style={drawGrid(game)}
                  onKeyDown={step}
                >
                  {places.map((piece, place) => (
                    <Tile
                      key={place}
                      {...(piece === null ? { piece: null, drawn: {}, number: null } : tile(piece))}
                      name={
                        piece === null
                          ? t`Empty, ${nameOfPlace(place)}`
                          : t`${nameOf(String(piece))}, in ${nameOfPlace(place)}`
                      }
                      place={place}
                      isStop={place === focused}
                      onFocus={() => setFocused(place)}
                    />
                  ))}
                </div>
              </div>
              <Model picture={picture} />
            </div>
            <p className={styles.note}>
              <Plural value={moves} one="# move" other="# moves" />
            </p>
          </div>
        </PickAndPlace>
      )}
    </GameCard>
  );
}
