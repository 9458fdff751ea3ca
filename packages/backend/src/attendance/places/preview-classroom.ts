// Knows what an author sees of a classroom before its learners do (§4.77): the draft, with the dates that are planned.
import type { AnswerOf, classiz } from "@academiz/contract";
import {
  readClassizRules,
  readLateHours,
  readMeanDescriptions,
  readMeanRules,
  readMeanTitles,
} from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { findSessionDocuments } from "../../classiz/find-session-documents.ts";
import { type Outcome, refuse } from "../../ground/outcome.ts";
import { toIso } from "../../ground/time.ts";
import type { World } from "../../ground/world.ts";
import type { Actor } from "../../ports/index.ts";
import { createSlotTeller } from "../describe-learner-slots.ts";
import { tellColor } from "./tell-color.ts";

/** The most dates that are shown, as on the page of a learner. */
const MOST = 100;
/** The id of a learner who does not exist, and so has no place. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

export async function previewClassroom(
  world: Pick<World, "perimeters" | "products" | "clients" | "slots" | "documents" | "clock">,
  actor: Actor,
  slug: string,
): Outcome<AnswerOf<typeof classiz.previewClassroom>> {
  const { clientId } = actor;
  const product = await world.products.read(actor, slug);
  if (product?.type !== "classiz") return refuse("not-found");
  const content = product.configDraft ?? product.config;
  const place = await world.perimeters.findOfProduct(actor, slug);
  const [client, documents, coming] = await Promise.all([
    world.clients.read(actor),
    findSessionDocuments(world, actor, content),
    place &&
      world.slots.search(actor, {
        ...{ perimeterSlug: place.slug, mean: null, run: null, from: null, until: null },
        ...{ descending: false, page: 1, limit: MOST, endsAfter: toIso(world.clock.now()) },
      }),
  ]);
  const learner = { ...actor, home: { clientId }, userId: NOBODY };
  const tell = place && (await createSlotTeller(world, learner, place, content));
  return succeed({
    name: product.name,
    demo: product.demo,
    ...tellColor(content, client),
    lateHours: readLateHours(client?.config),
    titles: { ...readMeanTitles(content) },
    descriptions: { ...readMeanDescriptions(content) },
    own: [],
    coming: {
      meta: { totalItems: coming?.total ?? 0, page: 1, limit: MOST },
      slots: tell && coming ? [...(await tell(coming.rows))] : [],
    },
    documents,
    sessions: readClassizRules(content).means.map((mean) => ({ slug: mean, ...readMeanRules(content, mean) })),
  });
}
