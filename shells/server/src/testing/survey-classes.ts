// Knows how a test gets a session that is over, with a survey for its people.
import { bearer } from "./author.ts";
import { addSlot, enrolIn, type HeldClass } from "./hold-classes.ts";
import { publishProduct } from "./publish.ts";
import { call } from "./route-case.ts";
import type { TestServer } from "./start-test-server.ts";

const label = (en: string, fr: string) => ({ en, fr });
const SURVEY = {
  laterDays: 30,
  questions: [
    { slug: "clear", kind: "scale", label: label("Was it clear?", "Était-ce clair ?") },
    {
      ...{ slug: "pace", kind: "choice", label: label("The pace", "Le rythme") },
      options: [
        { slug: "slow", label: label("Slow", "Lent") },
        { slug: "fast", label: label("Fast", "") },
      ],
    },
    { slug: "words", kind: "text", label: label("What was missing?", "") },
  ],
};

/** A classiz with a survey; its slot began so many minutes ago, by the server's clock, and lasts an hour. */
export async function holdSurveyedClass(server: TestServer, minutes: number, more: object = {}): Promise<HeldClass> {
  const content = {
    context: { title: "First aid" },
    config: { local: "EN" },
    means: [{ slug: "spring", title: "Spring" }],
    survey: SURVEY,
  };
  const product = await publishProduct(server, (await server.signIn("demo_author")).token, "classiz", content);
  return { ...product, slot: await addSlot(server, product, -minutes, more) };
}

export async function notePresence(server: TestServer, slotId: string, identifier: string, isPresent = true) {
  const headers = bearer((await server.signIn("demo_admin")).token);
  const userId = (await server.world.users.findByIdentifier(identifier))?.id ?? "";
  const sent = { params: { slotId, userId }, body: { isPresent, reason: "seen" }, headers };
  const answer = await call(server, "markPresence", sent);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** One that ended an hour ago, at which the learner of the demo was. */
export async function endSurveyedClass(server: TestServer, more: object = {}): Promise<HeldClass> {
  const held = await holdSurveyedClass(server, 120, more);
  await enrolIn(server, held.slot, "demo_learner");
  await notePresence(server, held.slot, "demo_learner");
  return held;
}
