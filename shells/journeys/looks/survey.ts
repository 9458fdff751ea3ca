// Knows a finished session to look at: its people are asked about it, some have answered, and it is attested.
import type { Platform } from "../platform.ts";

const NAME = "Travail en hauteur";
const MINUTE = 60_000;
interface Surveyed {
  readonly product: string;
  readonly perimeter: string;
  readonly slot: string;
  /** Of an attestation. */
  readonly code: string;
}
const made = new WeakMap<Platform, Promise<Surveyed>>();

const question = (slug: string, kind: string, fr: string, en: string, options: readonly object[] = []) => ({
  ...{ slug, kind, label: { fr, en }, options },
});
const SURVEY = {
  laterDays: 30,
  questions: [
    question("clear", "scale", "Les explications étaient-elles claires ?", "Were the explanations clear?"),
    question("pace", "choice", "Le rythme de la journée", "The pace of the day", [
      { slug: "slow", label: { fr: "Trop lent", en: "Too slow" } },
      { slug: "right", label: { fr: "Comme il faut", en: "Just right" } },
      { slug: "fast", label: { fr: "Trop rapide", en: "Too fast" } },
    ]),
    question("words", "text", "Qu’est-ce qui a manqué ?", "What was missing?"),
  ],
};
const readId = (token: string): string =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;

async function makeSurveyed(platform: Platform): Promise<Surveyed> {
  const [author, admin, learner] = [
    await platform.signIn("demo_author"),
    await platform.signIn("demo_admin"),
    await platform.signIn("demo_learner"),
  ];
  const configDraft = {
    ...{ context: { title: NAME }, config: { local: "FR" }, survey: SURVEY },
    means: [{ slug: "a", title: "Groupe du matin" }],
  };
  const product = await (await platform.call(author, "/api/admin/classiz", { name: NAME, configDraft })).json();
  const { slug, updatedAt } = product;
  await platform.call(author, `/api/admin/classiz/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { name: string }) => one.name === NAME);
  const [startAt, endAt] = [-300, -60].map((at) => new Date(Date.now() + at * MINUTE).toISOString());
  const plan = { perimeterSlug, mean: "a", startAt, endAt, place: "Salle Marie-Curie", capacity: 10 };
  const { slug: slot } = await (await platform.call(admin, "/api/admin/slot", plan)).json();
  const [one, other] = [readId(learner), readId(admin)];
  await platform.call(admin, `/api/admin/slot/${slot}/enrolments`, { userIds: [one, other] });
  for (const userId of [one, other]) {
    const seen = { isPresent: true, reason: "vu sur place" };
    await platform.call(admin, `/api/admin/slot/${slot}/presence/${userId}`, seen, "PUT");
  }
  const answers = { clear: 4, pace: "right", words: "Une pause de plus l’après-midi." };
  const answered = { mean: "a", round: "end", answers };
  await platform.call(admin, `/api/classiz/${perimeterSlug}/survey`, answered, "PUT");
  await platform.call(admin, `/api/admin/slot/${slot}/attestations`, { kind: "attestation" });
  const { attestations } = await (await platform.call(learner, "/api/me/learning")).json();
  return { product: slug, perimeter: perimeterSlug, slot, code: attestations[0].code };
}

async function findSurveyed(platform: Platform): Promise<Surveyed> {
  const known = made.get(platform) ?? makeSurveyed(platform);
  made.set(platform, known);
  return known;
}

export const inSurveyed =
  (write: (surveyed: Surveyed) => string) =>
  async (platform: Platform): Promise<string> =>
    write(await findSurveyed(platform));
