// Knows what trainers read of a survey: the answers about the whole session, without names. A mark or an enrolment
// changes none of them, and new answers are told five at a time: nobody finds out by comparing two readings what one
// person answered.
import type { AnswerOf, FileAnswer, surveys } from "@academiz/contract";
import {
  findDelay,
  readSurvey,
  SURVEY_ROUNDS,
  type SurveyRound,
  sumUpSurvey,
  takeTold,
  writeSurveyHeader,
  writeSurveyRows,
} from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { chooseLocale } from "@academiz/domain/wording";
import { findOwn } from "../classiz/read-slot.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

type Reading = Pick<World, "slots" | "users" | "products" | "surveys">;

/** Of a slot that they run: the survey of its session, and what was answered to each round. */
async function gather(world: Reading, actor: Actor, slug: string) {
  const slot = await findOwn(world, actor, slug);
  if (!slot) return null;
  const survey = readSurvey((await world.products.read(actor, slot.productSlug))?.config);
  const stored = survey.questions.length === 0 ? [] : await world.surveys.listOfSession(actor, slot);
  const listRound = (round: SurveyRound) => stored.filter((one) => one.round === round).map(({ answers }) => answers);
  return { slot, survey, listRound };
}

export async function readSurveyResults(
  world: Reading,
  actor: Actor,
  slug: string,
): Outcome<AnswerOf<typeof surveys.readSurveyResults>> {
  const found = await gather(world, actor, slug);
  if (!found) return refuse("not-found");
  const { slot, survey, listRound } = found;
  const there = await world.surveys.countThere(actor, slot);
  const rounds = SURVEY_ROUNDS.filter((round) => findDelay(survey, round) !== null).map((round) => {
    const all = listRound(round);
    const results = sumUpSurvey(survey, takeTold(all)).map(({ distribution, texts, ...result }) => ({
      ...{ ...result, distribution: [...distribution], texts: [...texts] },
    }));
    return { round, answered: all.length, results };
  });
  return succeed({
    questions: survey.questions.map(({ options, ...question }) => ({ ...question, options: [...options] })),
    laterDays: survey.laterDays,
    // Who answered was there, whatever was marked since.
    there: Math.max(there, ...rounds.map(({ answered }) => answered)),
    rounds,
  });
}

/** One line for each answer, in an order that identifies nobody; in the language of the caller. */
export async function exportSurvey(
  world: Reading & Pick<World, "clients" | "sheets">,
  actor: Actor,
  slug: string,
): Outcome<FileAnswer> {
  const found = await gather(world, actor, slug);
  if (!found) return refuse("not-found");
  const { slot, survey, listRound } = found;
  const [user, client] = await Promise.all([world.users.read(actor.home, actor.userId), world.clients.read(actor)]);
  const locale = chooseLocale({ user: user?.locale, client: client?.locale });
  async function* writeLines() {
    yield [writeSurveyHeader(survey, locale)];
    for (const round of SURVEY_ROUNDS) yield writeSurveyRows(survey, round, takeTold(listRound(round)), locale);
  }
  const bytes = await world.sheets.writeCsv(writeLines(), locale === "fr" ? ";" : ",");
  return succeed({ name: `${slot.mean}.csv`, bytes });
}
