// Knows courses as a kind of draft: how one is read, written, edited by plain data, and copied.
import { nameCopy, retitleCopy } from "@academiz/domain/catalog";
import { applyChange, describeChange } from "@academiz/domain/kernel";
import { type Learniz, loadLearniz } from "@academiz/domain/learniz";
import type { EditorKind } from "../editor-kind.ts";
import { findStep } from "./find-step.ts";
import type { Draft, LearnizEdit } from "./learniz.types.ts";
import { renewRules } from "./renew-rules.ts";
import { saysTheSame } from "./same-draft.ts";

/** Null where both say the same. */
export function describeEdit(before: Draft, after: Draft): LearnizEdit | null {
  const learniz = describeChange(before.learniz, after.learniz);
  if (before.name === after.name && !learniz) return null;
  return { ...(before.name !== after.name && { name: after.name }), ...(learniz && { learniz }) };
}

export const learnizKind: EditorKind<Draft, LearnizEdit> = {
  place: (slug) => `/learniz/${slug}`,
  parse(name, config) {
    const content = loadLearniz(config);
    return content.ok ? { ok: true, value: { name, learniz: content.value.learniz } } : content;
  },
  write: ({ name, learniz }) => ({ name, content: learniz }),
  apply(draft, { name = draft.name, learniz: change }, random) {
    // A change of a course, described from one course and another, makes a course of it.
    const learniz = change ? (applyChange(draft.learniz, change) as Learniz) : draft.learniz;
    return name === draft.name && learniz === draft.learniz ? draft : renewRules({ name, learniz }, draft, random);
  },
  saysTheSame,
  findStep: (before, after) => findStep(before.learniz, after.learniz),
  isEmpty: ({ learniz }) => learniz.chapters.every(({ slides }) => slides.length === 0),
  copy: ({ name, learniz }) => ({
    name: nameCopy(name, learniz.local),
    learniz: retitleCopy(learniz, learniz.local),
  }),
  followCopy(now, before, name) {
    const isTitled = now.learniz.context.title !== before.learniz.context.title;
    return {
      name: now.name === before.name ? name : now.name,
      learniz: isTitled ? now.learniz : retitleCopy(now.learniz, now.learniz.local),
    };
  },
};
