// Knows the front of a card: its picture and its words, in the order that its set asks for.
import { type Card, type CardsView, readCardName } from "@academiz/domain/interactivities";
import { useLingui } from "@lingui/react/macro";
import { RichText } from "../text-box/rich-text.tsx";
import * as styles from "./cards.css.ts";
import { CardIcon } from "./icons.tsx";

/** The name of a card's button; its number where the card has no words. */
export function useCardName(): (card: Card, number: number) => string {
  const { t } = useLingui();
  return (card, number) => readCardName(card) || t`Card ${number}`;
}

export interface FrontProps extends Pick<CardsView, "size" | "direction"> {
  readonly card: Card;
  /** True while its back is shown instead. */
  readonly isTurned?: boolean;
  readonly resolve: (src: string) => string;
}

/** Hidden from screen readers: the button below it has the same words as its name. */
export function Front({ card, isTurned = false, size, direction, resolve }: FrontProps) {
  const { title = "", front = [], picture, firstIcon, icon = firstIcon } = card;
  const image = picture?.src ? (
    <img src={resolve(picture.src)} alt="" decoding="async" className={styles.picture} />
  ) : (
    icon && <CardIcon icon={icon} />
  );
  const words = (
    <div className={styles.words({ size })}>
      {title}
      {front.length > 0 && <RichText blocks={front} resolve={resolve} />}
    </div>
  );
  return (
    <div aria-hidden inert data-spoken={isTurned ? undefined : true} className={styles.front({ size })}>
      {direction === "REVERSE" && words}
      {image}
      {(direction === "REGULAR" || !image) && direction !== "REVERSE" && words}
    </div>
  );
}
