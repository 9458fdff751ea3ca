// Knows the unsent text of each form of the comments, as long as their page is open.
import { leaveUnsent } from "@academiz/domain/threads";
import { useMemo, useState } from "react";

/** The draft of a reply in a thread. */
export const nameReply = (slug: string): string => `reply:${slug}`;

export interface Drafts {
  /** Something was typed that is not sent. */
  readonly isUnsent: boolean;
  /** The draft of one form, by its name; `text` is null where nothing was typed. */
  readonly of: (name: string) => Draft;
}
export interface Draft {
  readonly text: string | null;
  readonly put: (text: string | null) => void;
  /** Called when this text arrived: text that was typed afterwards stays, under the other name where one is given. */
  readonly take: (sent: string, to?: string) => void;
}

export function useDrafts(): Drafts {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  return useMemo(
    () => ({
      isUnsent: [...typed.values()].some((text) => text.trim() !== ""),
      of: (name) => ({
        text: typed.get(name) ?? null,
        put: (text) =>
          setTyped((before) => {
            const next = new Map(before);
            if (text === null) next.delete(name);
            else next.set(name, text);
            return next;
          }),
        take: (sent, to = name) =>
          setTyped((before) => {
            const next = new Map(before);
            const rest = leaveUnsent(before.get(name) ?? "", sent);
            next.delete(name);
            if (rest !== "") next.set(to, rest);
            return next;
          }),
      }),
    }),
    [typed],
  );
}
