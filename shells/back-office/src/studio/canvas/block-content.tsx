// Knows how each kind of interactivity is edited in place.
import { changeInteractivity, isSampleText, keepText, writeTextBox } from "@academiz/domain/editing";
import { findGame } from "@academiz/domain/interactivities";
import type { Interactivity, InteractivityType, Learniz, RichTextBlock } from "@academiz/domain/learniz";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useMemo } from "react";
import { useStudio } from "../common/studio-context.ts";
import { findBlockText } from "../common/use-focus-soon.ts";
import { SampleNote } from "../forms/item/sample-note.tsx";
import { RichTextEditor } from "../rich-text/late-editor.tsx";
import * as styles from "./canvas.css.ts";
import { CardsForm, FilesForm, GameEditor } from "./late-editors.ts";

interface ContentProps<K extends InteractivityType = InteractivityType> {
  readonly one: Extract<Interactivity, { type: K }>;
  /** The number of the block on its slide, from 1. */
  readonly number: number;
}

/** Games whose settings cannot be read are not edited here, and stay as they are. */
const Kept = () => (
  <p className={styles.kept}>
    <Trans>This content is kept as it is; it cannot be edited here.</Trans>
  </p>
);

function TextContent({ one: box, number }: ContentProps<"text-box">) {
  const { t } = useLingui();
  const { change, changeByLetter, focusSoon } = useStudio();
  const nodes = box.data.boxes[0]?.contents[0]?.nodes;
  const blocks = useMemo(() => nodes ?? [], [nodes]);
  const edit = (make: (own: typeof box) => typeof box) => (learniz: Learniz) =>
    changeInteractivity(learniz, box.slug, (own) => (own.type === box.type ? make(own) : own));
  const write = (written: RichTextBlock[], step: string) => {
    const save = step === "" ? changeByLetter : change;
    save(
      `text:${box.slug}${step}`,
      edit((own) => writeTextBox(own, written)),
    );
  };
  const name = t`Text of block ${number}`;
  return (
    <>
      {isSampleText(box) && (
        <SampleNote
          name={name}
          isText
          onKeep={() => {
            change(`text:${box.slug}`, edit(keepText));
            focusSoon(findBlockText(box.slug));
          }}
        />
      )}
      <RichTextEditor label={name} blocks={blocks} onChange={write} />
    </>
  );
}

function GameContent({ one }: ContentProps<"game">) {
  const game = useMemo(() => findGame(one), [one]);
  return game.ok ? <GameEditor interactivity={one} game={game.value} /> : <Kept />;
}

const CONTENTS: { readonly [K in InteractivityType]: ComponentType<ContentProps<K>> } = {
  "text-box": TextContent,
  game: GameContent,
  "flip-card": CardsForm,
  "card-modal": CardsForm,
  attachment: FilesForm,
};

export function BlockContent<K extends InteractivityType>({ type, ...props }: ContentProps<K> & { readonly type: K }) {
  const Content: ComponentType<ContentProps<K>> = CONTENTS[type];
  return <Content {...props} />;
}
