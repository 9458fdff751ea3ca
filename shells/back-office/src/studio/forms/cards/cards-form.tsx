// Knows how cards are written, whether they turn or open: a list of fronts and backs, then the look of the set and when
// it is done.
import {
  addCard,
  type CardPart,
  changeCard,
  changeInteractivity,
  keepCard,
  MOST_CARDS,
  moveCard,
  removeCard,
  setCards,
  titleSet,
} from "@academiz/domain/editing";
import { type Card, listCards } from "@academiz/domain/interactivities";
import type { CardModals, FlipCards } from "@academiz/domain/learniz";
import { Checkbox, Field, type Option, Select, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useElements } from "../../common/name-element.ts";
import { useLearniz, useStudio } from "../../common/studio-context.ts";
import { RichTextEditor } from "../../rich-text/rich-text-editor.tsx";
import * as form from "../form.css.ts";
import { AddButton } from "../item/add-button.tsx";
import { ItemFrame } from "../item/item-frame.tsx";
import * as styles from "./cards-form.css.ts";
import { CardsSettings } from "./cards-settings.tsx";
import { FrontFields } from "./front-fields.tsx";
import { TrySet } from "./try-set.tsx";

type CardSet = FlipCards | CardModals;

/** A card that nobody has written is told as a whole. */
/** A card counts as an example as long as its front and back are both the example's. */
const readSample = ({ sample }: Card) =>
  sample?.includes("back") && sample.includes("title") ? ["text", ...sample] : sample;

export function CardsForm({ one }: { readonly one: CardSet }) {
  const { t } = useLingui();
  const { change, random } = useStudio();
  const { slug, description = "" } = one;
  const cards = listCards(one);
  const games = useGamesOfPage(slug);
  const edit = (field: string, part: (own: CardSet) => CardSet) =>
    change(`${field}:${slug}`, (learniz) =>
      changeInteractivity(learniz, slug, (own) => (own.type === one.type ? part(own) : own)),
    );
  const add = () => edit("add-card", (own) => addCard(own, random));
  return (
    <>
      <Field label={t`Title`} help={t`Learners read it above the cards.`} optional>
        <TextInput
          value={description}
          onChange={({ target }) => edit("set-title", (own) => titleSet(own, target.value))}
        />
      </Field>
      <ol className={form.items}>
        {cards.map((card, index) => (
          <CardItem
            key={card.slug}
            card={card}
            number={index + 1}
            count={cards.length}
            mayBeLeft={one.type === "card-modal"}
            games={games}
            onWrite={(field, part) => edit(`${field}:${card.slug}`, (own) => changeCard(own, card.slug, part))}
            onKeep={() => edit("keep-card", (own) => keepCard(own, card.slug))}
            onMove={(step) => edit("move-card", (own) => moveCard(own, card.slug, step))}
            onRemove={() => edit("remove-card", (own) => removeCard(own, card.slug))}
          />
        ))}
      </ol>
      <AddButton isFull={cards.length >= MOST_CARDS} onAdd={add}>
        <Trans>Add a card</Trans>
      </AddButton>
      <CardsSettings one={one} onSet={(field, settings) => edit(field, (own) => setCards(own, settings))} />
      <TrySet one={one} />
    </>
  );
}

/** The games on the page of this block, as its rules name them. */
function useGamesOfPage(block: string): readonly Option[] {
  const learniz = useLearniz();
  const elements = useElements(learniz);
  const page = learniz.chapters
    .flatMap(({ slides }) => slides)
    .find(({ interactivities }) => interactivities.some(({ slug }) => slug === block));
  return (page?.interactivities ?? [])
    .filter(({ type }) => type === "game")
    .map(({ slug }) => ({ value: slug, label: elements.find((one) => one.slug === slug)?.name ?? slug }));
}

interface CardItemProps {
  readonly card: Card;
  readonly number: number;
  readonly count: number;
  /** True where some of the set may be left unopened. */
  readonly mayBeLeft: boolean;
  /** The games of the page, by slug and name. */
  readonly games: readonly Option[];
  readonly onWrite: (field: string, part: CardPart) => void;
  readonly onKeep: () => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

function CardItem({ card, number, count, mayBeLeft, games, onWrite, onKeep, onMove, onRemove }: CardItemProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <ItemFrame
      name={t`Card ${number}`}
      sample={readSample(card)}
      isFirst={number === 1}
      isLast={number === count}
      onKeep={onKeep}
      onMove={onMove}
      onRemove={onRemove}
    >
      <FrontFields card={card} number={number} onWrite={onWrite} />
      {card.front && card.front.length > 0 && (
        <div className={styles.text}>
          <RichTextEditor
            label={t`More on the front of card ${number}`}
            blocks={card.front}
            onChange={(front, step) => onWrite(`front${step}`, { front })}
          />
        </div>
      )}
      <div className={styles.side}>
        <span id={id} className={styles.label}>
          {mayBeLeft ? <Trans>What opens</Trans> : <Trans>On the back</Trans>}
        </span>
        <div className={styles.text}>
          <RichTextEditor
            label={mayBeLeft ? t`What card ${number} opens` : t`Back of card ${number}`}
            part={`back:${number}`}
            blocks={card.back ?? []}
            onChange={(back, step) => onWrite(`back${step}`, { back })}
          />
        </div>
      </div>
      {mayBeLeft && games.length > 0 && (
        <div className={styles.setting}>
          <Field label={t`A game opens with it`} help={t`It stands in the card then, and no more on the page.`}>
            <Select
              options={[{ value: "", label: t`No game` }, ...games]}
              value={games.some(({ value }) => value === card.game) ? (card.game ?? "") : ""}
              onValueChange={(game) => onWrite("game", { game: game || undefined })}
            />
          </Field>
        </div>
      )}
      {mayBeLeft && (
        <Checkbox
          checked={card.required ?? false}
          onCheckedChange={(required) => onWrite("required", { required: required || undefined })}
          help={<Trans>Where none of the cards is, each of them counts.</Trans>}
        >
          <Trans>It has to be opened</Trans>
        </Checkbox>
      )}
    </ItemFrame>
  );
}
