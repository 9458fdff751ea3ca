// Knows how cards are turned by a press, a key or a tap; the back is read aloud when it appears.
import { type Card, type CardsView, readBlockWords } from "@academiz/domain/interactivities";
import { Plural, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import * as common from "../cards/cards.css.ts";
import { Front, useCardName } from "../cards/front.tsx";
import { CardIcon, LineIcon } from "../cards/icons.tsx";
import { SetFrame } from "../cards/set-frame.tsx";
import type { PartsViewProps } from "../common/parts-view.ts";
import { RichText } from "../text-box/rich-text.tsx";
import * as styles from "./flip-cards.css.ts";

export function FlipCards({ view, resolve, onSeen }: PartsViewProps<CardsView>) {
  const { t } = useLingui();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState("");
  const nameOf = useCardName();
  const turn = (card: Card, isTurned: boolean) => {
    setTurned((before) => new Set([...before].filter((slug) => slug !== card.slug).concat(isTurned ? card.slug : [])));
    setSaid(isTurned ? (card.back ?? []).map(readBlockWords).join(" ") : "");
    if (isTurned && !view.seen.includes(card.slug)) onSeen(card.slug);
  };
  return (
    <SetFrame
      view={view}
      name={t`Cards to turn`}
      toDo={<Plural value={view.left} one="# card to turn" other="# cards to turn" />}
    >
      <ul className={common.grids({ size: view.size })}>
        {view.cards.map((card, index) => (
          <li key={card.slug} className={common.cell}>
            <TurningCard
              card={card}
              name={nameOf(card, index + 1)}
              view={view}
              resolve={resolve}
              isTurned={turned.has(card.slug)}
              onTurn={(isTurned) => turn(card, isTurned)}
            />
            {view.seen.includes(card.slug) && !turned.has(card.slug) && (
              <span className={common.mark}>
                <LineIcon name="done" />
                <VisuallyHidden>{t`Seen`}</VisuallyHidden>
              </span>
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </SetFrame>
  );
}

interface TurningCardProps {
  readonly card: Card;
  readonly name: string;
  readonly view: CardsView;
  readonly resolve: (src: string) => string;
  readonly isTurned: boolean;
  readonly onTurn: (isTurned: boolean) => void;
}

function TurningCard({ card, name, view, resolve, isTurned, onTurn }: TurningCardProps) {
  const id = useId();
  const { size, direction, transition } = view;
  const fades = transition.toUpperCase() === "FADE";
  const isTight = size === "xs" || size === "s";
  return (
    <>
      <button
        type="button"
        aria-label={name}
        aria-expanded={isTurned}
        aria-controls={id}
        className={common.hit}
        onClick={() => onTurn(!isTurned)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !isTurned) return;
          event.stopPropagation();
          onTurn(false);
        }}
      />
      <div className={styles.sides()}>
        <div className={styles.side({ isFront: true, isShown: !isTurned, fades })}>
          <Front card={card} isTurned={isTurned} size={size} direction={direction} resolve={resolve} />
        </div>
        <div id={id} inert={!isTurned} className={styles.side({ isFront: false, isShown: isTurned, fades })}>
          <div className={isTight ? styles.tight : styles.back}>
            {card.secondIcon && <CardIcon icon={card.secondIcon} />}
            <RichText blocks={card.back ?? []} resolve={resolve} />
          </div>
        </div>
      </div>
    </>
  );
}
