// Knows how cards are opened in a dialog, and how the focus returns to the card when it closes.
import type { CardsView } from "@academiz/domain/interactivities";
import { Plural, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Dialog } from "../../dialog/dialog.tsx";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import * as styles from "../cards/cards.css.ts";
import { Front, useCardName } from "../cards/front.tsx";
import { LineIcon } from "../cards/icons.tsx";
import { SetFrame } from "../cards/set-frame.tsx";
import type { PartsViewProps } from "../common/parts-view.ts";
import { RichText } from "../text-box/rich-text.tsx";
import * as own from "./card-modals.css.ts";

const PlainDialog: NonNullable<PartsViewProps["Dialog"]> = (props) => <Dialog open {...props} />;

export function CardModals(props: PartsViewProps<CardsView>) {
  const { view, resolve, onSeen, renderGame, Dialog: Opened = PlainDialog } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState<string | null>(null);
  const nameOf = useCardName();
  const at = view.cards.findIndex(({ slug }) => slug === open);
  const card = view.cards[at];
  return (
    <SetFrame
      view={view}
      name={t`Cards to open`}
      toDo={<Plural value={view.left} one="# card to open" other="# cards to open" />}
    >
      <ul className={styles.grids({ size: view.size })}>
        {view.cards.map((one, index) => (
          <li
            key={one.slug}
            // A link to the game leads to its card.
            id={one.game !== undefined && one !== card ? one.game : undefined}
            tabIndex={-1}
            className={styles.cell}
          >
            <button
              type="button"
              aria-label={nameOf(one, index + 1)}
              aria-haspopup="dialog"
              className={styles.hit}
              onClick={() => {
                setOpen(one.slug);
                if (!view.seen.includes(one.slug)) onSeen(one.slug);
              }}
            />
            <div className={own.above}>
              <Front card={one} size={view.size} direction={view.direction} resolve={resolve} />
            </div>
            {view.seen.includes(one.slug) && (
              <span className={styles.mark}>
                <LineIcon name="done" />
                <VisuallyHidden>{t`Seen`}</VisuallyHidden>
              </span>
            )}
          </li>
        ))}
      </ul>
      {card && (
        <Opened
          size={card.game === undefined ? "medium" : "large"}
          title={nameOf(card, at + 1)}
          onClose={() => setOpen(null)}
        >
          <div className={own.content}>
            {card.back && card.back.length > 0 && <RichText blocks={card.back} resolve={resolve} />}
            {card.game !== undefined && renderGame?.(card.game)}
          </div>
        </Opened>
      )}
    </SetFrame>
  );
}
