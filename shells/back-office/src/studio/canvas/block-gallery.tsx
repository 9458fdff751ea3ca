// Knows the gallery of blocks: each with its picture, name and purpose, and found by a word.
import { createAttachments, createCards, createGame, createTextBox } from "@academiz/domain/editing";
import { GAME_TYPES } from "@academiz/domain/games";
import { findFolded } from "@academiz/domain/kernel";
import type { Interactivity } from "@academiz/domain/learniz";
import { Dialog, GAME_WORDS, SearchInput } from "@academiz/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { FlipHorizontal2, GalleryVerticalEnd, type LucideIcon, Paperclip, Type } from "lucide-react";
import { useState } from "react";
import { GAME_PICTURES, type GameGroup } from "../../product/game-pictures.ts";
import * as styles from "../common/gallery.css.ts";
import { GalleryTile } from "../common/gallery-tile.tsx";
import { KIND_WORDS } from "../common/kind-words.ts";
import { useLearniz, useStudio } from "../common/studio-context.ts";

interface Offer {
  readonly key: string;
  readonly group: "contents" | GameGroup;
  readonly Icon: LucideIcon;
  readonly name: MessageDescriptor;
  readonly note: MessageDescriptor;
  /** Other names of it, for searching. */
  readonly also: MessageDescriptor;
  readonly create: (local: "FR" | "EN", random: () => number) => Interactivity;
}

const CONTENTS: readonly Offer[] = [
  {
    key: "text-box",
    group: "contents",
    Icon: Type,
    name: KIND_WORDS["text-box"].name,
    note: msg`Words, pictures, films, lists`,
    also: msg`paragraph, heading, table, image, video, sound, quote`,
    create: (_, random) => createTextBox(random),
  },
  {
    key: "flip-card",
    group: "contents",
    Icon: FlipHorizontal2,
    name: KIND_WORDS["flip-card"].name,
    note: msg`A front, and a back to discover`,
    also: msg`flip card, flashcard, memory card, turn`,
    create: (local, random) => createCards("flip-card", local, random),
  },
  {
    key: "card-modal",
    group: "contents",
    Icon: GalleryVerticalEnd,
    name: KIND_WORDS["card-modal"].name,
    note: msg`Each opens more before the page`,
    also: msg`pop-up, window, accordion, tabs, reveal`,
    create: (local, random) => createCards("card-modal", local, random),
  },
  {
    key: "attachment",
    group: "contents",
    Icon: Paperclip,
    name: KIND_WORDS.attachment.name,
    note: msg`Files and links to keep`,
    also: msg`attachment, document, download, PDF, resource`,
    create: createAttachments,
  },
];
const GAMES = GAME_TYPES.map(
  (type): Offer => ({
    key: type,
    ...GAME_PICTURES[type],
    name: GAME_WORDS[type].name,
    create: (local, random) => createGame(type, local, random),
  }),
);
const OFFERS = [...CONTENTS, ...GAMES];
const GROUPS: readonly (readonly [Offer["group"], MessageDescriptor])[] = [
  ["contents", msg`Contents`],
  ["questions", msg`Questions`],
  ["places", msg`Put in place`],
  ["ways", msg`Step by step`],
];

export interface BlockGalleryProps {
  readonly onChoose: (block: Interactivity) => void;
  readonly onClose: () => void;
}

export function BlockGallery({ onChoose, onClose }: BlockGalleryProps) {
  const { t, i18n } = useLingui();
  const learniz = useLearniz();
  const { random } = useStudio();
  const [query, setQuery] = useState("");
  const wanted = query.split(/\s+/).filter((word) => word !== "");
  const offered = OFFERS.filter(({ name, note, also }) => {
    const words = [name, note, also].map((message) => i18n._(message)).join(" ");
    return wanted.every((word) => findFolded(words, word) !== null);
  });
  const choose = ({ create }: Offer) => onChoose(create(learniz.local, random));
  return (
    <Dialog open onClose={onClose} title={<Trans>Add a block</Trans>}>
      <form
        className={styles.gallery}
        onSubmit={(event) => {
          event.preventDefault();
          if (offered[0]) choose(offered[0]);
        }}
      >
        <SearchInput label={t`Search the blocks`} value={query} onValueChange={setQuery} />
        {offered.length === 0 && (
          <p role="status" className={styles.note}>
            <Trans>No block is called that.</Trans>
          </p>
        )}
        {GROUPS.map(([group, label]) => {
          const those = offered.filter((offer) => offer.group === group);
          return (
            those.length > 0 && (
              <section key={group} className={styles.group} aria-label={i18n._(label)}>
                <h3 className={styles.heading}>{i18n._(label)}</h3>
                <ul className={styles.tiles}>
                  {those.map((offer) => (
                    <GalleryTile
                      key={offer.key}
                      {...{ Icon: offer.Icon, name: offer.name, note: offer.note }}
                      onChoose={() => choose(offer)}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </form>
    </Dialog>
  );
}
