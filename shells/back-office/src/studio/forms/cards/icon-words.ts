// Knows the name of each picture for a card.
import type { CardIconName } from "@academiz/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const ICON_WORDS: { readonly [N in CardIconName]: MessageDescriptor } = {
  question: msg`Question mark`,
  bulb: msg`Light bulb`,
  warning: msg`Warning sign`,
  info: msg`Information`,
  check: msg`Check mark`,
  cross: msg`Cross`,
  star: msg`Star`,
  heart: msg`Heart`,
  flag: msg`Flag`,
  clock: msg`Clock`,
  calendar: msg`Calendar`,
  person: msg`Person`,
  people: msg`People`,
  lock: msg`Padlock`,
  shield: msg`Shield`,
  book: msg`Book`,
  pen: msg`Pen`,
  phone: msg`Telephone`,
  mail: msg`Envelope`,
  chart: msg`Chart`,
  target: msg`Target`,
  globe: msg`Globe`,
  home: msg`House`,
  search: msg`Magnifying glass`,
};
