// Knows what a choice in a list is, and which choices answer to what was typed.
import { foldText } from "@academiz/domain/kernel";

export type OptionDepth = 0 | 1 | 2;

export interface Option<Value extends string = string> {
  readonly value: Value;
  /** Plain words: they are searched. */
  readonly label: string;
  /** A second line: an address, a number. Searched too. */
  readonly note?: string | undefined;
  /** Searched, and not shown: what it is called otherwise. */
  readonly keywords?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** How deep it stands in the tree that the options are, from 0; they are in its order. */
  readonly depth?: OptionDepth | undefined;
}

/** Every word typed must be found, in any order; case and accents do not count. */
export function filterOptions<T extends Option>(options: readonly T[], query: string): readonly T[] {
  const words = foldText(query).split(" ").filter(Boolean);
  return options.filter((option) => {
    const text = foldText(`${option.label} ${option.note ?? ""} ${option.keywords ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}
