// Knows how things are put into the zones of a picture, or into columns; then the learner reads what was right and why.
import { type DraggedView, shuffle, type ZoneView } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useRef } from "react";
import * as board from "../common/board/board.css.ts";
import { Board } from "../common/board/board.tsx";
import { type Size, useSize } from "../common/board/use-size.ts";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { BANK } from "../common/pick-and-place/hand.ts";
import { PickAndPlace } from "../common/pick-and-place/pick-and-place.tsx";
import { Place } from "../common/pick-and-place/place.tsx";
import { HintList } from "../common/play-options/hint-list.tsx";
import { useSeed } from "../common/use-seed.ts";
import * as styles from "./drag-and-drop.css.ts";
import { DraggedPiece } from "./dragged-piece.tsx";
import { PictureZone } from "./picture-zone.tsx";
import { Told } from "./told.tsx";
import { dragAndDropWords } from "./words.ts";

/** The smallest zone in pixels in which its things can be read. */
const LEAST_ROOM: Size = { width: 112, height: 76 };

export function DragAndDrop(props: GameViewProps<"DRAG_AND_DROP">) {
  const { t } = useLingui();
  const { game, onAnswer } = props;
  const { picture, zones, items, labels, nowhere, isTraining, isDone } = game;
  const id = useId();
  const seed = useSeed(game.seed);
  const onBoard = useRef<HTMLDivElement>(null);
  const size = useSize(onBoard);
  const shuffled = shuffle(items, seed);
  const at = (place: string | null) => shuffled.filter(({ answer }) => answer === place);
  const isTold = isDone || labels !== "neutral";
  const nameZone = ({ number, name, description }: ZoneView) => {
    if (isTold) return name || t`Zone ${number}`;
    return description ? t`Zone ${number}: ${description}` : t`Zone ${number}`;
  };
  const nameOfPlace = (place: string) => {
    if (place === nowhere) return t`what belongs nowhere`;
    const zone = zones.find(({ slug }) => slug === place);
    return zone ? nameZone(zone) : t`the items`;
  };
  /** Where a zone takes only one thing, the next replaces it. */
  const hasRoom = ({ slug, room }: ZoneView) => room === null || room === 1 || at(slug).length < room;
  const put = (piece: string, place: string) => {
    const single = zones.some(({ slug, room }) => slug === place && room === 1);
    const given = items.flatMap(({ slug, answer }) => {
      const put = slug === piece ? place : single && answer === place ? BANK : answer;
      return put === null || put === BANK ? [] : [[slug, put] as const];
    });
    onAnswer({ answers: Object.fromEntries(given), seed });
  };
  const waiting = at(null);
  const drawn = (list: readonly DraggedView[]) => list.map((item) => <DraggedPiece key={item.slug} item={item} />);
  const listed = picture === null ? [] : zones.filter((zone) => isSmall(zone, size));
  const isShown = isDone || labels === "shown";
  return (
    <GameCard {...props} words={dragAndDropWords} isNumbered={false}>
      <PickAndPlace
        isDone={isDone}
        nameOf={(slug) => items.find((item) => item.slug === slug)?.name ?? ""}
        nameOfPlace={nameOfPlace}
        verdictOf={(slug) => (isTraining && items.find((item) => item.slug === slug)?.verdict) || null}
        count={{ placed: items.length - waiting.length, all: items.length }}
        onPlace={put}
      >
        <div className={styles.play}>
          {!isDone && (
            <Group id={`${id}-bank`} className={styles.part} head={<Note hasPicture={picture !== null} />}>
              <Place id={BANK} name={t`the items`} holds={waiting.map(({ slug }) => slug)}>
                {drawn(waiting)}
              </Place>
            </Group>
          )}
          {picture && (
            <Board ref={onBoard} picture={picture}>
              {zones.map((zone) => (
                <PictureZone
                  key={zone.slug}
                  zone={zone}
                  name={nameZone(zone)}
                  label={isShown ? zone.name : null}
                  holds={at(zone.slug).map(({ slug }) => slug)}
                  hasRoom={hasRoom(zone)}
                  isListed={listed.includes(zone)}
                >
                  {drawn(at(zone.slug))}
                </PictureZone>
              ))}
            </Board>
          )}
          <div className={styles.columns}>
            {(picture ? listed : zones).map((zone) => (
              <Group
                key={zone.slug}
                id={`${id}-${zone.slug}`}
                className={styles.column}
                head={
                  <h3 className={styles.name}>
                    {picture && (
                      <span className={board.number} aria-hidden>
                        {zone.number}
                      </span>
                    )}
                    {nameZone(zone)}
                  </h3>
                }
              >
                <Place
                  id={zone.slug}
                  name={nameZone(zone)}
                  holds={at(zone.slug).map(({ slug }) => slug)}
                  isFull={!hasRoom(zone)}
                >
                  {drawn(at(zone.slug))}
                </Place>
              </Group>
            ))}
          </div>
          {nowhere !== null && (
            <Group
              id={`${id}-nowhere`}
              className={styles.part}
              head={
                <p className={styles.note}>
                  <Trans>What belongs nowhere:</Trans>
                </p>
              }
            >
              <Place id={nowhere} name={t`what belongs nowhere`} holds={at(nowhere).map(({ slug }) => slug)}>
                {drawn(at(nowhere))}
              </Place>
            </Group>
          )}
          <HintList items={items} />
          <Told items={items} zones={zones} isDone={isDone} />
        </div>
      </PickAndPlace>
    </GameCard>
  );
}

/** True where the zone is too small to read its things, on a narrow screen. Before the board was measured none is. */
const isSmall = ({ width, height }: ZoneView, board: Size): boolean =>
  board.width > 0 &&
  ((width * board.width) / 100 < LEAST_ROOM.width || (height * board.height) / 100 < LEAST_ROOM.height);

const Note = ({ hasPicture }: { readonly hasPicture: boolean }) => (
  <p className={styles.note}>
    {hasPicture ? (
      <Trans>Pick an item, then the part of the picture that it belongs to.</Trans>
    ) : (
      <Trans>Pick an item, then the column that it belongs into.</Trans>
    )}
  </p>
);

interface GroupProps {
  /** The id of the element that names it. */
  readonly id: string;
  readonly className: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

const Group = ({ id, className, head, children }: GroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: no field is asked for in it
  <div role="group" aria-labelledby={id} className={className}>
    <div id={id}>{head}</div>
    {children}
  </div>
);
