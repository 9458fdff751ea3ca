// Knows the use cases of notes: a learner's own, in the course of a perimeter.
import type { NoteAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { keepNote, listTouched, type NoteChange } from "@academiz/domain/notes";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";

type Stage = Pick<World, "notes" | "perimeters" | "users" | "clients" | "clock">;
type Answered = Outcome<{ notes: NoteAnswer[] }>;

export async function listNotes(stage: Stage, actor: Actor, perimeterSlug: string): Answered {
  const perimeter = await findPerimeter(stage, actor, perimeterSlug);
  if (!perimeter.ok) return perimeter;
  return succeed({ notes: [...(await stage.notes.list(actor.home, { userId: actor.userId, perimeterSlug }))] });
}

/** Returns the stored note afterwards, and the wordings that it conflicted with. */
export async function changeNote(stage: Stage, actor: Actor, perimeterSlug: string, change: NoteChange): Answered {
  const perimeter = await findPerimeter(stage, actor, perimeterSlug);
  if (!perimeter.ok) return perimeter;
  if (perimeter.value.productType !== "learniz") return refuse("not-found");
  const owner = { userId: actor.userId, perimeterSlug };
  const kept = await stage.notes.change(actor.home, owner, (notes) => keepNote(notes, change));
  return kept.ok ? succeed({ notes: [...listTouched(kept.value, change.slug)] }) : refuse("notes.too-many");
}
