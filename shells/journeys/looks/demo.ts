// Knows where the demo's products are: in the office, in a preview, and for a learner.
import type { ProductType } from "@academiz/domain/catalog";
import { attachPdf } from "../attach-file.ts";
import { expect, type Platform } from "../platform.ts";
import { writePdf } from "../write-pdf.ts";
import type { Look } from "./look.ts";
import { makeShortCourse } from "./short-course.ts";

interface Row {
  readonly slug: string;
  readonly name: string;
}
const NAMES = { fr: /hameçon/, en: /recognising phishing/ };
const TOUR = { fr: /Visite des jeux/, en: /Tour of the games/ };

async function findSlug(platform: Platform, type: ProductType, { locale }: Look, names = NAMES): Promise<string> {
  const token = await platform.signIn("demo_author");
  const answer = await (await platform.call(token, `/api/admin/${type}?limit=100`)).json();
  const products: readonly Row[] = answer.products;
  const found = type === "learniz" ? products.find(({ name }) => names[locale].test(name)) : products[0];
  if (!found) throw new Error(`the demo has no ${type}: ${products.map(({ name }) => name).join(", ")}`);
  return found.slug;
}

/** The page of a product in the office. */
export const inOffice =
  (type: ProductType, query = "") =>
  async (platform: Platform, look: Look): Promise<string> =>
    `/${type}/${await findSlug(platform, type, look)}${query}`;

async function openPreview(platform: Platform, type: ProductType, slug: string): Promise<string> {
  const author = await platform.signIn("demo_author");
  const answer = await platform.call(author, `/api/admin/${type}/${slug}/preview`);
  const { url, token, refreshToken } = await answer.json();
  return `${url}?${new URLSearchParams({ token, refreshToken })}`;
}

/** As its author sees the draft: nothing is stored, every page is open. */
export const inPreview =
  (type: ProductType) =>
  async (platform: Platform, look: Look): Promise<string> =>
    openPreview(platform, type, await findSlug(platform, type, look));

/** The course that has one game of each type. */
export const inTour = async (platform: Platform, look: Look): Promise<string> =>
  openPreview(platform, "learniz", await findSlug(platform, "learniz", look, TOUR));

export const inShortCourse = async (platform: Platform, look: Look): Promise<string> =>
  openPreview(platform, "learniz", await makeShortCourse(platform, look));

/** Today's date of the demo's classroom, with its learner enrolled and noted as absent. */
export const inSlot = async (platform: Platform): Promise<string> => {
  const admin = await platform.signIn("demo_admin");
  const from = encodeURIComponent(new Date(Date.now() - 7_200_000).toISOString());
  const { slots } = await (await platform.call(admin, `/api/admin/slot?from=${from}`)).json();
  const [slot] = slots;
  if (!slot) throw new Error("the demo has no date of today");
  const path = `/api/admin/slot/${slot.slug}`;
  const { people } = await (await platform.call(admin, `${path}/candidates?query=learner`)).json();
  await platform.call(admin, `${path}/enrolments`, { userIds: [people[0].userId] });
  await platform.call(admin, `${path}/presence/${people[0].userId}`, { isPresent: false, reason: "ill" }, "PUT");
  return `/sessions/${slot.slug}`;
};

/** The mails, with one of them: somebody asked for a new password. */
export const inMails = async (platform: Platform): Promise<string> => {
  const superadmin = await platform.signIn("demo_superadmin");
  const count = async () => (await (await platform.call(superadmin, "/api/admin/mails")).json()).mails.length;
  if ((await count()) === 0) {
    await platform.call("", "/api/admin/user/forgot-password/demo/learner", {}, "PATCH");
    await expect.poll(count).toBeGreaterThan(0);
  }
  return "/mails";
};

export const asLearner =
  (type: ProductType) =>
  async (platform: Platform, look: Look): Promise<string> => {
    const token = await platform.signIn("demo_learner");
    const slug = await findSlug(platform, type, look);
    return (await (await platform.call(token, `/api/front-dynamic/product/${slug}/link`)).json()).link;
  };

/** The page of the demo's path, begun. */
export const onPath =
  (query = "") =>
  async (platform: Platform): Promise<string> => {
    const token = await platform.signIn("demo_learner");
    const { products } = await (await platform.call(token, "/api/products")).json();
    const { perimeterSlug } = products.find(({ type }: { readonly type: string }) => type === "coursiz");
    await platform.call(token, `/api/coursiz/${perimeterSlug}/run`, {}, "PUT");
    return `/path/${perimeterSlug}${query}`;
  };

/** The page of a course, for its learner. */
export const onProduct = async (platform: Platform, { locale }: Look): Promise<string> => {
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  return `/product/${products.find(({ title }: { readonly title: string }) => NAMES[locale].test(title)).perimeterSlug}`;
};

/** The demo's section, for its learner. */
export const inSection = async (platform: Platform): Promise<string> => {
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  return `/section/${products.find(({ type }: { readonly type: string }) => type === "section").perimeterSlug}`;
};

/** As their authors try them on the learner site. */
export const inTrial =
  (type: "section" | "classiz") =>
  async (platform: Platform, look: Look): Promise<string> =>
    `${platform.url}/${type === "section" ? "section" : "classroom"}/preview/${await findSlug(platform, type, look)}`;

/** A classroom without a date, as its author tries it. */
export const inUndatedTrial = async (platform: Platform): Promise<string> => {
  const author = await platform.signIn("demo_author");
  const means = [{ slug: "spring", title: "Groupe de printemps", signing: "free", enrolment: "open" }];
  const configDraft = { context: { title: "Secours" }, config: { local: "FR" }, means };
  const made = await platform.call(author, "/api/admin/classiz", { name: "Secours", configDraft });
  return `${platform.url}/classroom/preview/${(await made.json()).slug}`;
};

/** An attachment that is a PDF, for the demo's learner. */
export const inPdf = async (platform: Platform): Promise<string> => {
  const pages = [1, 2, 3, 4].map((number) => `Consignes, page ${number}`);
  const perimeter = await attachPdf(platform, "Consignes d’évacuation", writePdf(pages));
  const learner = await platform.signIn("demo_learner");
  return (await (await platform.call(learner, `/api/front-dynamic/product/${perimeter}/link`)).json()).link;
};
