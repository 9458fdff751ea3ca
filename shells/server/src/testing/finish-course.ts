// Knows how a test gets a course with a certificate, and a learner who has finished it.
import { createLearniz, type Learniz } from "@academiz/domain/learniz";
import { applyScroll, applySlideChange } from "@academiz/domain/progress";
import { bearer, beginProgress } from "./author.ts";
import { type PublishedProduct, publishProduct } from "./publish.ts";
import { call } from "./route-case.ts";
import type { TestServer } from "./start-test-server.ts";

/** A course that is completed by its one page, with a certificate as `params` say. */
export function publishCertified(
  server: TestServer,
  token: string,
  params: Learniz["params"] = { certificate: {} },
): Promise<PublishedProduct> {
  const course = createLearniz({ title: "Prévenir les risques d’incendie", local: "FR" }, Math.random);
  return publishProduct(server, token, "learniz", { ...course, params, validationConditions: {} });
}

/** Finishes it as the learner with this token, as their player does. */
export async function finishCourse(server: TestServer, token: string, perimeterSlug: string): Promise<void> {
  const headers = bearer(token);
  const params = { perimeterSlug };
  const { product } = (await call(server, "playLearniz", { headers, params })).json();
  const { course, progress } = beginProgress(product.config, perimeterSlug);
  const entered = applySlideChange(course, progress, { chapterIndex: 0, slideIndex: 0 }).progress;
  const done = {
    ...applyScroll(course, entered).progress,
    eventDate: new Date(server.world.clock.now()).toISOString(),
  };
  const body = { progress: { ...done, time: 60 } };
  const saved = await call(server, "saveLearnizProgress", { headers, params, body });
  if (!saved.json().accepted) throw new Error(saved.body);
}
