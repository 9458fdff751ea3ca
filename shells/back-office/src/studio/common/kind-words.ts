// Knows the name of each kind of interactivity in the studio, and the words for a change of one.
import type { InteractivityType } from "@academiz/domain/learniz";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface KindWords {
  readonly name: MessageDescriptor;
  /** Its name where it has no words of its own; `number` from 1 on its slide. */
  readonly untitled: (number: number) => MessageDescriptor;
  readonly added: MessageDescriptor;
  readonly changed: MessageDescriptor;
  readonly removed: MessageDescriptor;
  /** The difference between two blocks with the same words. */
  readonly sameWords: MessageDescriptor;
}

const numbered = (number: number) => msg`Block ${number}`;
const CARDS = {
  untitled: numbered,
  added: msg`cards added`,
  changed: msg`cards changed`,
  removed: msg`cards deleted`,
  sameWords: msg`The words are the same; their formatting, the links or the files are not.`,
};

export const KIND_WORDS: { readonly [K in InteractivityType]: KindWords } = {
  "text-box": {
    name: msg`Text`,
    untitled: (number) => msg`Empty text (block ${number})`,
    added: msg`text added`,
    changed: msg`text changed`,
    removed: msg`text deleted`,
    sameWords: msg`The words are the same; their formatting, the links or the files are not.`,
  },
  game: {
    name: msg`Game`,
    untitled: (number) => msg`Game (block ${number})`,
    added: msg`game added`,
    changed: msg`game changed`,
    removed: msg`game deleted`,
    sameWords: msg`The words are the same; the right answers or the settings are not.`,
  },
  "flip-card": { ...CARDS, name: msg`Cards to turn` },
  "card-modal": { ...CARDS, name: msg`Cards to open` },
  attachment: {
    name: msg`Files`,
    untitled: numbered,
    added: msg`files added`,
    changed: msg`files changed`,
    removed: msg`files deleted`,
    sameWords: msg`The names are the same; the files or the settings are not.`,
  },
};
