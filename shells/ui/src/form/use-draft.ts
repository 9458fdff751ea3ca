// Knows what was typed over what is stored, and whether that is another thing.
import { useState } from "react";

type Values = Readonly<Record<string, string>>;

export interface Draft<V extends Values> {
  readonly values: V;
  /** Something was typed that is not stored. */
  readonly isChanged: boolean;
  readonly put: (name: keyof V & string, value: string) => void;
  readonly reset: () => void;
}

/**
 * @param stored what is typed over. A value that is stored anew is shown as it is stored, and what was typed over the
 * others stays.
 */
export function useDraft<V extends Values>(stored: V): Draft<V> {
  const [typed, setTyped] = useState<Partial<V>>({});
  const [seen, setSeen] = useState(stored);
  const isRenewed = (name: string) => stored[name] !== seen[name];
  if (Object.keys(stored).some(isRenewed)) {
    setSeen(stored);
    setTyped((before) => ({
      ...before,
      ...Object.fromEntries(
        Object.keys(stored)
          .filter(isRenewed)
          .map((name) => [name, undefined]),
      ),
    }));
  }
  const values = { ...stored };
  for (const name of Object.keys(stored) as (keyof V & string)[]) values[name] = typed[name] ?? stored[name];
  return {
    values,
    isChanged: Object.keys(stored).some((name) => values[name]?.trim() !== stored[name]),
    put: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
    reset: () => setTyped({}),
  };
}
