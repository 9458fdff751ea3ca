// Knows a classroom to look at: dates that can be signed, have a place, are full, and are over.
import type { Platform } from "../platform.ts";

const NAME = "Premiers secours";
const MINUTE = 60_000;
const made = new WeakMap<Platform, Promise<string>>();

async function makeClassroom(platform: Platform): Promise<string> {
  const [author, admin, learner] = [
    await platform.signIn("demo_author"),
    await platform.signIn("demo_admin"),
    await platform.signIn("demo_learner"),
  ];
  const configDraft = {
    context: { title: NAME },
    config: { local: "FR" },
    means: [{ slug: "a", title: "Gestes qui sauvent", signing: "code", enrolment: "open" }],
  };
  const product = await (await platform.call(author, "/api/admin/classiz", { name: NAME, configDraft })).json();
  const { slug, updatedAt } = product;
  await platform.call(author, `/api/admin/classiz/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { name: string }) => one.name === NAME);
  const userId = JSON.parse(Buffer.from(learner.split(".")[1] ?? "", "base64url").toString()).sub;
  const other = JSON.parse(Buffer.from(admin.split(".")[1] ?? "", "base64url").toString()).sub;
  const add = async (minutes: number, enrolled: readonly string[], capacity = 10) => {
    const [startAt, endAt] = [minutes, minutes + 90].map((at) => new Date(Date.now() + at * MINUTE).toISOString());
    const place = "Salle Marie-Curie, 2e étage, 14 rue des Écoles";
    const body = { perimeterSlug, mean: "a", startAt, endAt, place, videoLink: null, trainerId: null, capacity };
    const slot = await (await platform.call(admin, "/api/admin/slot", body)).json();
    if (enrolled.length > 0)
      await platform.call(admin, `/api/admin/slot/${slot.slug}/enrolments`, { userIds: enrolled });
  };
  await add(-10, [userId]);
  await add(2 * 24 * 60, [userId]);
  await add(9 * 24 * 60, []);
  await add(10 * 24 * 60, [other], 1);
  await add(-3 * 24 * 60, [userId]);
  return perimeterSlug;
}

async function findClassroom(platform: Platform): Promise<string> {
  const known = made.get(platform) ?? makeClassroom(platform);
  made.set(platform, known);
  return known;
}

export const inClassroom = async (platform: Platform): Promise<string> => `/classroom/${await findClassroom(platform)}`;

/** The home of a learner who has dates. */
export const inThisWeek = async (platform: Platform): Promise<string> => {
  await findClassroom(platform);
  return "/";
};
