// Knows what was typed and not sent yet, of each form of the comments, as long as the studio is open.
import { useMemo, useState } from "react";

export interface Drafts {
  /** Of one form, by its name; `text` is null where nothing was typed. */
  readonly of: (name: string) => { readonly text: string | null; readonly put: (text: string | null) => void };
}

export function useDrafts(): Drafts {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  return useMemo(
    () => ({
      of: (name) => ({
        text: typed.get(name) ?? null,
        put: (text) =>
          setTyped((before) => {
            const next = new Map(before);
            if (text === null) next.delete(name);
            else next.set(name, text);
            return next;
          }),
      }),
    }),
    [typed],
  );
}
