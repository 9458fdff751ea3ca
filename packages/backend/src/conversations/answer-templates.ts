// Knows who keeps templates of answers: all who answer for a client share them, and nobody else has any.
import type { AnswerOf, answerTemplates } from "@academiz/contract";
import { createSlug, succeed } from "@academiz/domain/kernel";
import { ANSWER_TEMPLATES, type AnswerTemplate } from "@academiz/domain/threads";
import { mayAnswer } from "../experts/index.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

type Stage = Pick<World, "answerTemplates" | "experts">;
type Written = Pick<AnswerTemplate, "title" | "text">;

export async function listAnswerTemplates(
  world: Stage,
  actor: Actor,
): Outcome<AnswerOf<typeof answerTemplates.listAnswerTemplates>> {
  if (!(await mayAnswer(world, actor, actor))) return refuse("not-found");
  return succeed({ templates: [...(await world.answerTemplates.list(actor))] });
}

export async function addAnswerTemplate(
  world: Stage & Pick<World, "dice">,
  actor: Actor,
  written: Written,
): Outcome<AnswerTemplate> {
  if (!(await mayAnswer(world, actor, actor))) return refuse("not-found");
  const template = { slug: createSlug(world.dice.random), ...written };
  const added = await world.answerTemplates.add(actor, template, ANSWER_TEMPLATES);
  return added === "full" ? refuse("answer-templates.too-many") : succeed(template);
}

export async function changeAnswerTemplate(
  world: Stage,
  actor: Actor,
  slug: string,
  written: Written,
): Outcome<AnswerTemplate> {
  if (!(await mayAnswer(world, actor, actor))) return refuse("not-found");
  const template = { slug, ...written };
  return (await world.answerTemplates.change(actor, template)) ? succeed(template) : refuse("not-found");
}

export async function removeAnswerTemplate(world: Stage, actor: Actor, slug: string): Outcome<undefined> {
  if (!(await mayAnswer(world, actor, actor))) return refuse("not-found");
  return (await world.answerTemplates.remove(actor, slug)) ? succeed(undefined) : refuse("not-found");
}
