// Knows where the demo's products are: in the office, in a preview, and for a learner.
import type { Platform } from "../platform.ts";
import type { Look } from "./look.ts";

type Type = "learniz" | "scorm" | "game";
interface Row {
  readonly slug: string;
  readonly name: string;
}
const NAMES = { fr: /hameçon/, en: /recognising phishing/ };

async function findSlug(platform: Platform, type: Type, { locale }: Look): Promise<string> {
  const token = await platform.signIn("demo_author");
  const answer = await (await platform.call(token, `/api/admin/${type}?limit=100`)).json();
  const products: readonly Row[] = answer.products;
  const found = type === "learniz" ? products.find(({ name }) => NAMES[locale].test(name)) : products[0];
  if (!found) throw new Error(`the demo has no ${type}: ${products.map(({ name }) => name).join(", ")}`);
  return found.slug;
}

/** The page of a product in the office. */
export const inOffice =
  (type: Type, query = "") =>
  async (platform: Platform, look: Look): Promise<string> =>
    `/${type}/${await findSlug(platform, type, look)}${query}`;

/** As its author sees the draft: nothing is saved, every page is open. */
export const inPreview =
  (type: Type, query: Readonly<Record<string, string>> = {}) =>
  async (platform: Platform, look: Look): Promise<string> => {
    const token = await platform.signIn("demo_author");
    const slug = await findSlug(platform, type, look);
    const { url, ...pair } = await (await platform.call(token, `/api/admin/${type}/${slug}/preview`)).json();
    const { token: opening, refreshToken } = pair;
    return `${url}?${new URLSearchParams({ token: opening, refreshToken, ...query })}`;
  };

export const asLearner =
  (type: Type) =>
  async (platform: Platform, look: Look): Promise<string> => {
    const token = await platform.signIn("demo_learner");
    const slug = await findSlug(platform, type, look);
    return (await (await platform.call(token, `/api/front-dynamic/product/${slug}/link`)).json()).link;
  };
