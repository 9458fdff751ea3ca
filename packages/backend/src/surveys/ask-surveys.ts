// Knows who is asked about a session: everybody who was there and to whom the classroom is open,
// once when it has ended, and once more later (§3.224, §7.131).
import {
  findAskingTime,
  findDelay,
  readSurvey,
  SURVEY_DAYS,
  SURVEY_LIMITS,
  SURVEY_ROUNDS,
  type Survey,
  type SurveyRound,
} from "@academiz/domain/classiz";
import { widenAudience } from "@academiz/domain/clients";
import { tellSurveyAsked } from "@academiz/domain/wording";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { MailPerson } from "../mail/compose-mail.ts";
import { writeNewsMail } from "../mail/write-news-mail.ts";
import { tellPeople } from "../notifications/tell-people.ts";
import type { ClientRecord, EndedSession, LateRule, SurveyedSession, Tenancy } from "../ports/index.ts";

/** Clients, sessions of one, and people of a session, that are looked at at once. */
const PORTION = 100;
const DAY = 86_400_000;
const LONGEST = (SURVEY_LIMITS.laterDays + SURVEY_DAYS) * DAY;

type Stage = Pick<World, "clients" | "products" | "surveys" | "clock" | "dice" | "transact" | "publicUrl" | "breathe">;

/** Of all clients. */
export async function askSurveys(world: Stage): Promise<void> {
  for (let page = 1; ; page += 1) {
    const search = { query: null, active: true, sort: "slug", descending: false, page, limit: PORTION } as const;
    const { rows } = await world.clients.search({ rootId: null }, search);
    for (const client of rows) await askClient(world, client);
    if (rows.length < PORTION) return;
  }
}

async function askClient(world: Stage, client: ClientRecord): Promise<void> {
  const tenancy = { clientId: client.id };
  const now = world.clock.now();
  let after: SurveyedSession | null = null;
  for (;;) {
    const within = { from: toIso(now - LONGEST), until: toIso(now) };
    const ended: readonly EndedSession[] = await world.surveys.listEnded(tenancy, within, after, PORTION);
    for (const session of ended) {
      const product = await world.products.read(tenancy, session.productSlug);
      if (!product) continue;
      const survey = readSurvey(product.config);
      const among = session.audience.everyone ? null : widenAudience(session.audience, client);
      for (const round of SURVEY_ROUNDS)
        await askRound(world, tenancy, session, { survey, round, name: product.name, among });
    }
    after = ended.at(-1) ?? null;
    if (ended.length < PORTION) return;
  }
}

interface Asked {
  readonly survey: Survey;
  readonly round: SurveyRound;
  /** Of the product. */
  readonly name: string;
  readonly among: LateRule["among"];
}

async function askRound(
  world: Stage,
  tenancy: Tenancy,
  { perimeterSlug, mean }: EndedSession,
  { survey, round, name, among }: Asked,
): Promise<void> {
  const delay = findDelay(survey, round);
  if (delay === null) return;
  const place = { perimeterSlug, mean, round };
  // Those whose round is open: it began, and is not over.
  const now = world.clock.now();
  const { from, until } = findAskingTime(survey, round, 0) ?? { from: 0, until: 0 };
  const within = { from: toIso(now - until + 1), until: toIso(now - from + 1) };
  const texts = tellSurveyAsked(round, name);
  const link = `${world.publicUrl}/classroom/${perimeterSlug}`;
  const writeMail = (person: MailPerson) => writeNewsMail(person, { said: texts, more: MORE, label: LABEL, link });
  for (;;) {
    const due = await world.surveys.listDue(tenancy, place, { ...within, among }, PORTION);
    // That they were asked stands with what asks them, or neither does.
    await world.transact(tenancy, async (inside) => {
      const userIds = await inside.surveys.noteAsked(tenancy, place, due, toIso(now));
      await tellPeople(inside, world, tenancy, {
        ...{ type: "Survey", texts, classroomSlug: perimeterSlug, userIds, writeMail },
      });
    });
    await world.breathe();
    if (due.length < PORTION) return;
  }
}

const LABEL = { fr: "Répondre", en: "Answer" };
const MORE = {
  fr: "Vos réponses sont lues sans votre nom, et se changent tant que le questionnaire est ouvert.",
  en: "Your answers are read without your name, and can be changed while the survey is open.",
};
