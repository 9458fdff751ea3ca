// Knows the path of twenty nodes that journeys draw, with every gateway and event: its products, and what it is once it
// is drawn.
import type { Platform } from "./platform.ts";

// biome-ignore lint/suspicious/noExplicitAny: what a server answers
type Json = any;

const GAMES = ["Exam", "Again", "Read", "Deeper", "Left", "Right", "Short", "Added"] as const;
export const MAILS = { good: "You passed", again: "Once more, with help" } as const;
/** What the IF asks for, of 100. */
export const ENOUGH = 75;

/** Where each node leads. Gateways of one kind are numbered; of an IF the first way is the one of enough points. */
export const SHAPE: Readonly<Record<string, readonly string[]>> = {
  START: ["game Exam"],
  "game Exam": ["IF 75"],
  "IF 75": [`EMAIL ${MAILS.good}`, "game Again"],
  [`EMAIL ${MAILS.good}`]: ["AND outer"],
  "game Again": [`EMAIL ${MAILS.again}`],
  [`EMAIL ${MAILS.again}`]: ["AND outer"],
  "AND outer": ["attachment Leaflet", "classiz Class", "game Read"],
  "classiz Class": ["END_AND outer"],
  "attachment Leaflet": ["game Deeper"],
  "game Deeper": ["END_AND outer"],
  "game Read": ["AND inner"],
  "AND inner": ["game Left", "game Right"],
  "game Left": ["END_AND inner"],
  "game Right": ["END_AND inner"],
  "END_AND inner": ["END_AND outer"],
  "END_AND outer": ["OR"],
  OR: ["game Short", "section Long: Left, Short"],
  "game Short": ["END"],
  "section Long: Left, Short": ["END"],
  END: [],
};

/** Publishes a product as the author of the demo, and answers its slug. */
async function publish(platform: Platform, type: string, name: string, content: object): Promise<string> {
  const token = await platform.signIn("demo_author");
  const configDraft = { context: { title: name }, config: { local: "EN" }, ...content };
  const made = await (await platform.call(token, `/api/admin/${type}`, { name, configDraft })).json();
  const { slug, updatedAt }: Json = made;
  await platform.call(token, `/api/admin/${type}/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  return slug;
}

/** All products of the path, by their names. */
export async function publishProducts(platform: Platform): Promise<ReadonlyMap<string, string>> {
  const statements = [{ slug: "a", text: "It is so.", correct: true, explanation: "" }];
  const slugs = new Map<string, string>();
  for (const name of GAMES) {
    const config = { gameType: "VRAI_FAUX", local: "EN" };
    slugs.set(name, await publish(platform, "game", name, { config, content: { statements } }));
  }
  slugs.set("Leaflet", await publish(platform, "attachment", "Leaflet", { source: "https://leaflet.example/a" }));
  const means = [{ slug: "spring", title: "Gestures", signing: "free" }];
  slugs.set("Class", await publish(platform, "classiz", "Class", { means }));
  return slugs;
}

/** A stored path in the words of `SHAPE`, whatever order its author drew it in. */
export async function readShape(
  platform: Platform,
  path: string,
  products: ReadonlyMap<string, string>,
): Promise<typeof SHAPE> {
  const token = await platform.signIn("demo_author");
  const { configDraft, config } = await (await platform.call(token, `/api/admin/coursiz/${path}`)).json();
  const { nodes }: Json = configDraft ?? config;
  const names = new Map([...products].map(([name, slug]) => [slug, name]));
  const leadsTo = (slug: string): Json[] => nodes.filter(({ next }: Json) => next.includes(slug));
  const nameOf = (slug: string): string => {
    const node: Json = nodes.find((one: Json) => one.slug === slug);
    const { type, taskType, gatewayType, eventType, productSlug, sectionDetails, name, subject, test, next } = node;
    if (taskType === "section")
      return `section ${name}: ${sectionDetails.productsSlugs.map((one: Json) => names.get(one.slug)).join(", ")}`;
    if (type === "task") return `${taskType} ${names.get(productSlug)}`;
    if (eventType) return eventType === "EMAIL" ? `EMAIL ${subject}` : eventType;
    if (gatewayType === "IF") return `IF ${test?.atLeast}`;
    if (gatewayType === "AND")
      return leadsTo(slug).some(({ eventType: of }) => of === "EMAIL") ? "AND outer" : "AND inner";
    if (gatewayType === "END_AND") return nameOf(next[0]) === "OR" ? "END_AND outer" : "END_AND inner";
    return gatewayType;
  };
  return Object.fromEntries(
    nodes.map((node: Json) => {
      const next: string[] = node.next.map(nameOf);
      return [nameOf(node.slug), node.gatewayType === "IF" ? next : next.sort()];
    }),
  );
}
