// Knows an option of a list, and which options match what was typed.
import { foldText } from "@academiz/domain/kernel";

export type OptionDepth = 0 | 1 | 2;

export interface Option<Value extends string = string> {
  readonly value: Value;
  /** Plain text, since it is searched. */
  readonly label: string;
  /** A second line: an address, a number. Searched too. */
  readonly note?: string | undefined;
  /** Other names, which are searched and not shown. */
  readonly keywords?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Its depth in its tree, from 0; the options are in the order of the tree. */
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
