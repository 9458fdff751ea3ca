// Knows how the cards of a carousel are written.
import {
  addCard,
  type CardPart,
  changeCard,
  keepCard,
  LEAST_CARDS,
  MOST_CARDS,
  moveCard,
  removeCard,
  setCarousel,
} from "@academiz/domain/games";
import { Checkbox } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { ItemFrame } from "../item/item-frame.tsx";
import { TextField } from "../item/text-field.tsx";
import { PictureField } from "../picture/picture-field.tsx";
import { SoundField } from "../shown/part-files.tsx";
import { CardQuestion } from "./card-question.tsx";

export function CarouselForm({ game, random, change, focusPart }: GameFormProps<"CAROUSSEL">) {
  const { t } = useLingui();
  const { cards, waits = false } = game.content;
  const add = () => change("add", (own) => addCard(own, random));
  return (
    <>
      <ol className={styles.items}>
        {cards.map((card, index) => {
          const { slug, title, text, picture, sound, sample } = card;
          const number = index + 1;
          const write = (field: string, part: CardPart) =>
            change(`${field}:${slug}`, (own) => changeCard(own, slug, part));
          return (
            <ItemFrame
              key={slug}
              name={t`Card ${number}`}
              sample={sample}
              isFirst={index === 0}
              isLast={number === cards.length}
              isNeeded={cards.length <= LEAST_CARDS}
              onKeep={() => change("keep", (own) => keepCard(own, slug))}
              onMove={(step) => change("move", (own) => moveCard(own, slug, step))}
              onRemove={() => change("remove", (own) => removeCard(own, slug))}
            >
              <TextField
                label={t`Title`}
                optional
                part={`text:${number}`}
                value={title}
                isSample={sample?.includes("text")}
                onWrite={(value) => write("title", { title: value })}
              />
              <TextField
                label={t`Text`}
                optional
                rows={3}
                value={text}
                isSample={sample?.includes("text")}
                onWrite={(value) => write("text", { text: value })}
              />
              <PictureField
                label={t`Picture`}
                part={`picture:${number}`}
                mayDecorate
                picture={picture}
                onChange={(field, value) => write(field, { picture: value })}
              />
              <SoundField sound={sound} onChange={(value) => write("sound", { sound: value })} />
              <CardQuestion card={card} number={number} random={random} focusPart={focusPart} onChange={write} />
            </ItemFrame>
          );
        })}
      </ol>
      <AddButton isFull={cards.length >= MOST_CARDS} onAdd={add}>
        <Trans>Add a card</Trans>
      </AddButton>
      <Checkbox
        checked={waits}
        onCheckedChange={(value) => change("waits", (own) => setCarousel(own, { waits: value }))}
      >
        <Trans>A card counts as seen after one second</Trans>
      </Checkbox>
    </>
  );
}
