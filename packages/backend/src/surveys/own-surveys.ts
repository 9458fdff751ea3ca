// Knows how learners read the surveys that they are asked in a classroom, and answer them: once each, changed until it
// closes.
import type { AnswerOf, surveys } from "@academiz/contract";
import { judgeAnswers, readMeanTitles, type SurveyAnswers, type SurveyRound } from "@academiz/domain/classiz";
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Outcome, type Refusal, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor, PerimeterRecord } from "../ports/index.ts";
import { listOwnRounds } from "./list-own-rounds.ts";

type Stage = Pick<World, "perimeters" | "products" | "slots" | "users" | "clients" | "surveys" | "clock">;

export async function readSurveys(
  world: Stage,
  actor: Actor,
  slug: string,
): Outcome<AnswerOf<typeof surveys.readSurveys>> {
  const found = await findClassroom(world, actor, slug);
  if (!found.ok) return found;
  const { home, userId } = actor;
  const { productSlug, productName } = found.value;
  const [{ survey, rounds }, product, stored] = await Promise.all([
    listOwnRounds(world, home, { perimeterSlug: slug, productSlug }, userId),
    world.products.read(home, productSlug),
    world.surveys.listAnswers(home, slug, [userId]),
  ]);
  const titles = readMeanTitles(product?.config);
  return succeed({
    questions: survey.questions.map(({ options, ...question }) => ({ ...question, options: [...options] })),
    surveys: rounds.map(({ mean, round, until }) => ({
      ...{ mean, round, title: titles[mean] ?? productName, closesAt: toIso(until) },
      answers: stored.find((one) => one.mean === mean && one.round === round)?.answers ?? null,
    })),
  });
}

export interface SentAnswers {
  readonly mean: string;
  readonly round: SurveyRound;
  readonly answers: SurveyAnswers;
}

export async function answerSurvey(
  world: Stage,
  actor: Actor,
  slug: string,
  { mean, round, answers }: SentAnswers,
): Outcome<AnswerOf<typeof surveys.answerSurvey>> {
  const found = await findClassroom(world, actor, slug);
  if (!found.ok) return found;
  const { home, userId } = actor;
  const place = { perimeterSlug: slug, productSlug: found.value.productSlug };
  const { survey, rounds } = await listOwnRounds(world, home, place, userId);
  if (!rounds.some((open) => open.mean === mean && open.round === round)) return refuse("survey.closed");
  const judged = judgeAnswers(survey, answers);
  if (!judged.ok) return refuse("validation", { faults: judged.error });
  const answeredAt = toIso(world.clock.now());
  await world.surveys.answer(home, userId, { perimeterSlug: slug, mean, round }, judged.value, answeredAt);
  return succeed({ answeredAt });
}

async function findClassroom(world: Stage, actor: Actor, slug: string): Promise<Result<PerimeterRecord, Refusal>> {
  const found = await findPerimeter(world, actor, slug);
  return found.ok && found.value.productType !== "classiz" ? refuse("not-found") : found;
}
