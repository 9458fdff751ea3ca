// Knows how a game of groups is played: things are put into groups, then the learner reads what was right and why.
import { shuffle, type ThingView } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { BANK } from "../common/pick-and-place/hand.ts";
import { PickAndPlace } from "../common/pick-and-place/pick-and-place.tsx";
import { Piece } from "../common/pick-and-place/piece.tsx";
import { Place } from "../common/pick-and-place/place.tsx";
import { HintList } from "../common/play-options/hint-list.tsx";
import { useSeed } from "../common/use-seed.ts";
import { Why } from "../common/why.tsx";
import * as styles from "./categorise.css.ts";
import { categoriseWords } from "./words.ts";

export function Categorise(props: GameViewProps<"CATEGORISE">) {
  const { t } = useLingui();
  const { game, onAnswer } = props;
  const { groups, things, isDone } = game;
  const id = useId();
  const seed = useSeed(game.seed);
  const shuffled = shuffle(things, seed);
  const bank = shuffled.filter(({ answer }) => answer === null);
  const nameOfGroup = (slug: string) => groups.find((group) => group.slug === slug)?.name ?? t`the items`;
  const place = (thing: string, group: string) => {
    const given = things.map(({ slug, answer }) => [slug, slug === thing ? (group === BANK ? null : group) : answer]);
    onAnswer({ answers: Object.fromEntries(given.filter(([, answer]) => answer !== null)), seed });
  };
  return (
    <GameCard {...props} words={categoriseWords} isNumbered={false}>
      <PickAndPlace
        isDone={isDone}
        nameOf={(slug) => things.find((thing) => thing.slug === slug)?.text ?? ""}
        nameOfPlace={nameOfGroup}
        count={{ placed: things.length - bank.length, all: things.length }}
        onPlace={place}
      >
        <div className={styles.play}>
          {!isDone && (
            <Pieces id={`${id}-bank`} place={BANK} name={t`the items`} things={bank}>
              <p id={`${id}-bank`} className={styles.note}>
                <Trans>Pick an item, then the group that it belongs into.</Trans>
              </p>
            </Pieces>
          )}
          <div className={styles.groups}>
            {groups.map(({ slug, name }) => (
              <Pieces
                key={slug}
                id={`${id}-${slug}`}
                place={slug}
                name={name}
                things={shuffled.filter(({ answer }) => answer === slug)}
              >
                <h3 id={`${id}-${slug}`} className={styles.name}>
                  {name}
                </h3>
              </Pieces>
            ))}
          </div>
          <HintList items={things.map(({ slug, text }) => ({ slug, name: text }))} />
          {isDone && <Told things={things} nameOfGroup={nameOfGroup} />}
        </div>
      </PickAndPlace>
    </GameCard>
  );
}

interface PiecesProps {
  /** The id of the element that names it. */
  readonly id: string;
  readonly place: string;
  readonly name: string;
  readonly things: readonly ThingView[];
  readonly children: React.ReactNode;
}

const Pieces = ({ id, place, name, things, children }: PiecesProps) => (
  // biome-ignore lint/a11y/useSemanticElements: no field is asked for in it
  <div role="group" aria-labelledby={id} className={styles.group}>
    {children}
    <Place id={place} name={name} holds={things.map(({ slug }) => slug)}>
      {things.map(({ slug, verdict }) => (
        <Piece key={slug} id={slug} verdict={verdict} />
      ))}
    </Place>
  </div>
);

interface ToldProps {
  readonly things: readonly ThingView[];
  readonly nameOfGroup: (slug: string) => string;
}

/** The things in a wrong group, and the author's explanations. */
function Told({ things, nameOfGroup }: ToldProps) {
  const told = things.filter(({ verdict, explanation }) => verdict && (verdict !== "right" || explanation !== ""));
  if (told.length === 0) return null;
  return (
    <ul className={styles.told}>
      {told.map(({ slug, text, group, verdict, explanation }) => (
        <li key={slug}>
          <span className={styles.note}>{text}</span>
          <Why verdict={verdict ?? "wrong"} right={nameOfGroup(group)} explanation={explanation} />
        </li>
      ))}
    </ul>
  );
}
