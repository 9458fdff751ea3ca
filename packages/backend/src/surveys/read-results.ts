// Knows what whoever runs a slot reads of the survey of its session: what those who were in it answered, without names.
import type { AnswerOf, FileAnswer, surveys } from "@academiz/contract";
import {
  findDelay,
  isThere,
  readSurvey,
  SURVEY_ROUNDS,
  sumUpSurvey,
  writeSurveyHeader,
  writeSurveyRow,
} from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { chooseLocale } from "@academiz/domain/wording";
import { findOwn } from "../classiz/read-slot.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

type Reading = Pick<World, "slots" | "users" | "products" | "surveys">;

/** Of a slot that they run: its survey, those who were there, and what these answered. */
async function gather(world: Reading, actor: Actor, slug: string) {
  const slot = await findOwn(world, actor, slug);
  if (!slot) return null;
  const survey = readSurvey((await world.products.read(actor, slot.productSlug))?.config);
  const there = (await world.slots.listEnrolled(actor, slug)).filter(({ mark }) => isThere(mark ?? undefined));
  const ids = there.map(({ userId }) => userId);
  const stored = survey.questions.length === 0 ? [] : await world.surveys.listAnswers(actor, slot.perimeterSlug, ids);
  return { slot, survey, there: ids.length, answered: stored.filter(({ mean }) => mean === slot.mean) };
}

export async function readSurveyResults(
  world: Reading,
  actor: Actor,
  slug: string,
): Outcome<AnswerOf<typeof surveys.readSurveyResults>> {
  const found = await gather(world, actor, slug);
  if (!found) return refuse("not-found");
  const { survey, there, answered } = found;
  const rounds = SURVEY_ROUNDS.filter((round) => findDelay(survey, round) !== null);
  return succeed({
    questions: survey.questions.map(({ options, ...question }) => ({ ...question, options: [...options] })),
    laterDays: survey.laterDays,
    there,
    rounds: rounds.map((round) => {
      const all = answered.filter((one) => one.round === round).map(({ answers }) => answers);
      const results = sumUpSurvey(survey, all).map(({ distribution, texts, ...result }) => ({
        ...{ ...result, distribution: [...distribution], texts: [...texts] },
      }));
      return { round, answered: all.length, results };
    }),
  });
}

/** One line for each who answered, in an order that says nothing of who they are; in the language of whoever asks. */
export async function exportSurvey(
  world: Reading & Pick<World, "clients" | "sheets">,
  actor: Actor,
  slug: string,
): Outcome<FileAnswer> {
  const found = await gather(world, actor, slug);
  if (!found) return refuse("not-found");
  const { slot, survey, answered } = found;
  const [user, client] = await Promise.all([world.users.read(actor.home, actor.userId), world.clients.read(actor)]);
  const locale = chooseLocale({ user: user?.locale, client: client?.locale });
  async function* writeLines() {
    yield [writeSurveyHeader(survey, locale)];
    for (const round of SURVEY_ROUNDS) {
      const rows = answered.filter((one) => one.round === round).map((one) => writeSurveyRow(survey, one, locale));
      yield rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
    }
  }
  const bytes = await world.sheets.writeCsv(writeLines(), locale === "fr" ? ";" : ",");
  return succeed({ name: `${slot.mean}.csv`, bytes });
}
