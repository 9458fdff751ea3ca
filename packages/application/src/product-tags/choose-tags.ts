// Knows how tags are chosen for one product, or for several of which only some have them.
import type { TagChange } from "@academiz/domain/clients";
import { foldText } from "@academiz/domain/kernel";

/** Of the products: which have the tag. */
export type TagHeld = "all" | "some" | "none";
export interface TagChoice {
  readonly tag: string;
  readonly held: TagHeld;
}
/** What was chosen: whether all are to have a tag, or none; an absent tag stays as it is. */
export type TagsChosen = ReadonlyMap<string, boolean>;
export const NOTHING_CHOSEN: TagsChosen = new Map();

/** The tags of each product. */
type Owned = readonly (readonly string[])[];

function readHeld(owned: Owned, tag: string): TagHeld {
  const count = owned.filter((tags) => tags.includes(tag)).length;
  return count === 0 ? "none" : count === owned.length ? "all" : "some";
}
const readChosen = (isHeld: boolean): TagHeld => (isHeld ? "all" : "none");

/** Every tag, as it is once what was chosen is done. */
export const listChoices = (words: readonly string[], owned: Owned, chosen: TagsChosen): readonly TagChoice[] =>
  words.map((tag) => {
    const own = chosen.get(tag);
    return { tag, held: own === undefined ? readHeld(owned, tag) : readChosen(own) };
  });

/** Those with what was typed in them: the very tag first, then those that begin with it. */
export function findChoices(choices: readonly TagChoice[], typed: string): readonly TagChoice[] {
  const text = foldText(typed.trim());
  const rank = (tag: string) => (tag === text ? 0 : tag.startsWith(text) ? 1 : 2);
  return choices
    .map((choice) => ({ choice, folded: foldText(choice.tag) }))
    .filter(({ folded }) => folded.includes(text))
    .toSorted((one, other) => rank(one.folded) - rank(other.folded))
    .map(({ choice }) => choice);
}

/** One press: all, none, and where only some had it, as it was. */
export function pressTag(owned: Owned, chosen: TagsChosen, tag: string): TagsChosen {
  const before = readHeld(owned, tag);
  const now = chosen.get(tag);
  const next = new Map(chosen);
  if (now === undefined) next.set(tag, before !== "all");
  else if (before === "some" && now) next.set(tag, false);
  else next.delete(tag);
  return next;
}

export const toTagChange = (chosen: TagsChosen): TagChange => ({
  add: [...chosen].filter(([, isHeld]) => isHeld).map(([tag]) => tag),
  remove: [...chosen].filter(([, isHeld]) => !isHeld).map(([tag]) => tag),
});
