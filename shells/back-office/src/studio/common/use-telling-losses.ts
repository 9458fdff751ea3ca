// Knows the message after a deletion, or after a publication was restored, with the rules that were lost, and how it
// offers undo as long as that would bring everything back.
import { listLostRules } from "@academiz/domain/editing";
import type { Learniz } from "@academiz/domain/learniz";
import { useToastDismissal, useToasts } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useId, useRef } from "react";
import { useNaming } from "./name-element.ts";
import type { Editor } from "./use-editor.ts";

/**
 * Called right after the change. `always`: also where no rule was lost, as after a deletion.
 * @param text the words for what was done, without a full stop.
 */
export type TellLosses = (text: string, when: "always" | "if-rules-went") => void;

/** How many owners of rules are named; the others are counted. */
const MOST_NAMED = 2;

export function useTellingLosses(
  learniz: Learniz,
  { undoTo, readLastStep, isUndoable }: Pick<Editor, "undoTo" | "readLastStep" | "isUndoable">,
): TellLosses {
  const { t, i18n } = useLingui();
  const notify = useToasts();
  const dismiss = useToastDismissal();
  const nameElements = useNaming();
  const id = useId();
  const told = useRef<{ readonly id: string; readonly before: Learniz } | null>(null);
  const count = useRef(0);
  const forget = useCallback(() => {
    if (told.current) dismiss(told.current.id);
    told.current = null;
  }, [dismiss]);
  useEffect(() => {
    if (told.current && !isUndoable(told.current.before)) forget();
  }, [learniz, isUndoable, forget]);
  const tell: TellLosses = (text, when) => {
    const step = readLastStep();
    if (!step) return;
    const lost = listLostRules(step.before, step.now);
    if (lost.length === 0 && when === "if-rules-went") return;
    // Only the last deletion can be offered back.
    forget();
    count.current += 1;
    told.current = { id: `${id}${count.current}`, before: step.before };
    const run = () => {
      if (undoTo(step.before)) return;
      notify({ kind: "notification", text: t`The course was changed since: use Undo to go back step by step.` });
    };
    const rules = lost.reduce((sum, owner) => sum + owner.count, 0);
    notify({
      id: told.current.id,
      kind: "success",
      text:
        rules === 0
          ? text
          : `${text}. ${tellRules(
              rules,
              lost.map(({ owner }) => owner),
            )}`,
      action: { label: t`Undo`, run },
    });
  };
  // The same function for the whole visit, so that it causes no redraw.
  const latest = useRef(tell);
  latest.current = tell;
  return useCallback((text, when) => latest.current(text, when), []);

  function tellRules(rules: number, slugs: readonly (string | null)[]): string {
    const more = slugs.length - MOST_NAMED;
    const named = slugs.slice(0, MOST_NAMED).map(nameOwner);
    const names = more > 0 ? [...named, t`${plural(more, { one: "# other", other: "# others" })}`] : named;
    const owners = new Intl.ListFormat(i18n.locale).format(names);
    return t`${plural(rules, { one: `# rule of ${owners} went with it.`, other: `# rules of ${owners} went with it.` })}`;
  }

  function nameOwner(slug: string | null): string {
    const owner = nameElements(learniz).find((element) => element.slug === slug);
    if (!owner) return t`the course`;
    return owner.kind === "chapter" ? t`chapter “${owner.name}”` : t`page “${owner.name}”`;
  }
}
