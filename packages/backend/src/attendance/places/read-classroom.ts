// Knows what the classroom page of a learner shows: the slots that are theirs, and those that are still to come.
import type { AnswerOf, classiz } from "@academiz/contract";
import { findOpenTimes, readLateHours, readMeanDescriptions, readMeanTitles } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { findSessionDocuments } from "../../classiz/find-session-documents.ts";
import { type Outcome, refuse } from "../../ground/outcome.ts";
import { toIso } from "../../ground/time.ts";
import type { World } from "../../ground/world.ts";
import { hearOpened } from "../../notifications/hear-opened.ts";
import { findPerimeter } from "../../perimeters/find-perimeter.ts";
import type { Actor, Page } from "../../ports/index.ts";
import { createSlotTeller } from "../describe-learner-slots.ts";
import { tellColor } from "./tell-color.ts";

/** The most of their own slots that are shown, the newest. */
const MOST_OWN = 100;

export async function readClassroom(
  world: Pick<
    World,
    "perimeters" | "products" | "clients" | "slots" | "users" | "notifications" | "documents" | "clock"
  >,
  actor: Actor,
  slug: string,
  { page, limit }: Page,
): Outcome<AnswerOf<typeof classiz.readClassroom>> {
  const { home, userId } = actor;
  const found = await findPerimeter(world, actor, slug);
  if (!found.ok) return found;
  const perimeter = found.value;
  if (perimeter.productType !== "classiz") return refuse("not-found");
  await hearOpened(world, actor, perimeter.productSlug);
  const whole = { perimeterSlug: slug, mean: null, run: null, from: null, until: null } as const;
  const [product, client, own, coming] = await Promise.all([
    world.products.read(home, perimeter.productSlug),
    world.clients.read(home),
    world.slots.search(home, { ...whole, descending: true, page: 1, limit: MOST_OWN, joinedBy: userId }),
    world.slots.search(home, { ...whole, descending: false, page, limit, endsAfter: toIso(world.clock.now()) }),
  ]);
  const tell = await createSlotTeller(world, actor, perimeter, product?.config);
  const [mine, others, documents] = await Promise.all([
    tell(own.rows),
    tell(coming.rows),
    findSessionDocuments(world, home, product?.config),
  ]);
  const given = findOpenTimes(
    mine.filter(({ isEnrolled }) => isEnrolled),
    world.clock.now(),
  );
  return succeed({
    name: perimeter.productName,
    demo: perimeter.demo,
    ...tellColor(product?.config, client),
    lateHours: readLateHours(client?.config),
    titles: { ...readMeanTitles(product?.config) },
    descriptions: { ...readMeanDescriptions(product?.config) },
    own: [...mine],
    coming: { meta: { totalItems: coming.total, page, limit }, slots: [...others] },
    documents: documents.map((one) => ({ ...one, url: given.has(one.when) ? one.url : null })),
  });
}
