// Knows a short course: two chapters, a page to read and a quiz of one statement.
import type { Platform } from "../platform.ts";
import type { Look } from "./look.ts";

const WORDS = {
  fr: {
    title: "Deux pages sur la politesse",
    chapters: ["Saluer", "Remercier"],
    pages: ["Pourquoi saluer", "Une question"],
    text: "Un bonjour ouvre la conversation, et chacun sait qu’il a été vu.",
    statement: "On remercie aussi par écrit.",
    explanation: "Un mot écrit se garde et se relit.",
  },
  en: {
    title: "Two pages on good manners",
    chapters: ["Saying hello", "Saying thank you"],
    pages: ["Why we greet", "One question"],
    text: "A greeting opens the conversation, and everybody knows that they were seen.",
    statement: "A thank-you can be written too.",
    explanation: "A written word is kept and read again.",
  },
} as const;

/** Waits for these to be done. */
const done = (...slugs: readonly string[]) => ({ elements: slugs.map((slug) => ({ slug, type: "STATUS" })) });

function writeShortCourse(locale: Look["locale"]): object {
  const { title, chapters, pages, text, statement, explanation } = WORDS[locale];
  const paragraph = { type: "paragraph", children: [{ text }] };
  const box = { slug: "text", type: "text-box", medias: [], data: { boxes: [{ contents: [{ nodes: [paragraph] }] }] } };
  const params = {
    config: { gameType: "VRAI_FAUX" },
    content: { statements: [{ slug: "one", text: statement, correct: true, explanation }] },
  };
  const game = { slug: "game", type: "game", data: {}, medias: [{ slug: "media", params }] };
  return {
    version: "1.11.0",
    local: locale.toUpperCase(),
    context: { title, description: text, author: "" },
    params: {},
    validationConditions: { validAll: true, chainedRequirements: false },
    validators: [done("chapter-0", "chapter-1")],
    chapters: [box, game].map((interactivity, at) => ({
      slug: `chapter-${at}`,
      title: chapters[at],
      validators: [done(`slide-${at}`)],
      requirements: [],
      slides: [
        {
          slug: `slide-${at}`,
          description: pages[at],
          validators: [done(interactivity.slug)],
          requirements: [],
          interactivities: [interactivity],
        },
      ],
    })),
  };
}

/** Its slug, in the office and in a preview. */
export async function makeShortCourse(platform: Platform, { locale }: Look): Promise<string> {
  const token = await platform.signIn("demo_author");
  const { products } = await (await platform.call(token, "/api/admin/learniz?limit=100")).json();
  const name = WORDS[locale].title;
  const made = products.find((product: { readonly name: string }) => product.name === name);
  if (made) return made.slug;
  const configDraft = writeShortCourse(locale);
  return (await (await platform.call(token, "/api/admin/learniz", { name, configDraft })).json()).slug;
}
