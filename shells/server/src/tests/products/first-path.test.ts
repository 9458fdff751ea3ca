// Knows the way of a course from its author to a learner, through the whole server.
// @module-tag wide
import { applyInteractivityUpdate, applyScroll, applySlideChange } from "@academiz/domain/progress";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer, beginProgress } from "../../testing/author.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("from the author to the learner", () => {
  test("§7.3 §7.82 §7.84 §7.85 §7.92 §7.121 §7.122 a course is created, saved, published, found, played and its progress kept", async () => {
    const { app } = server;
    const author = bearer((await server.signIn("demo_author")).token);
    const learner = bearer((await server.signIn("demo_learner")).token);
    const created = (
      await app.inject({ method: "POST", url: "/api/admin/learniz", headers: author, payload: { name: "Gestes" } })
    ).json();
    const draft = { ...created.configDraft, context: { title: "Les gestes" } };
    const url = `/api/admin/learniz/${created.slug}`;
    const saved = await app.inject({
      method: "PATCH",
      url,
      headers: author,
      payload: { configDraft: draft, updatedAt: created.updatedAt },
    });
    expect(saved.statusCode).toBe(200);
    expect(saved.json().updatedAt > created.updatedAt).toBe(true);
    const published = await app.inject({
      method: "PATCH",
      url: `/api/admin/learniz/publish/${created.slug}`,
      headers: author,
      payload: { updatedAt: saved.json().updatedAt, visible: true },
    });
    expect(published.json()).toMatchObject({
      hasConfigDraft: false,
      visible: true,
      config: { publishedDate: published.json().publishedAt },
    });

    const mine = (await app.inject({ method: "GET", url: "/api/products", headers: learner })).json().products;
    const found = mine.find((one: { productSlug: string }) => one.productSlug === created.slug);
    expect(found).toMatchObject({ title: "Les gestes", progress: null });
    const play = (
      await app.inject({ method: "GET", url: `/api/learniz/${found.perimeterSlug}`, headers: learner })
    ).json();
    const { course, progress } = beginProgress(play.product.config, found.perimeterSlug);
    const slide = applySlideChange(course, progress, { chapterIndex: 0, slideIndex: 0 }).progress;
    const slug = slide.chapters[0]?.slides[0]?.interactivities[0]?.slug ?? "";
    const read = applyInteractivityUpdate(
      course,
      applyScroll(course, slide).progress,
      { slug, status: "COMPLETE" },
      "BEST_SCORE",
    ).progress;
    expect(read.status).toBe("COMPLETE");

    const payload = { progress: { ...read, eventDate: new Date().toISOString() } };
    const keep = await app.inject({
      method: "POST",
      url: `/api/learniz/${found.perimeterSlug}/progress`,
      headers: learner,
      payload,
    });
    expect(keep.json()).toMatchObject({ accepted: true, progress: { status: "COMPLETE", percentage: 100 } });
    const again = (
      await app.inject({ method: "GET", url: `/api/learniz/${found.perimeterSlug}`, headers: learner })
    ).json();
    expect(again.progress).toEqual(keep.json().progress);
    const listed = (await app.inject({ method: "GET", url: "/api/products", headers: learner })).json().products;
    expect(listed.find((one: { productSlug: string }) => one.productSlug === created.slug).progress.status).toBe(
      "COMPLETE",
    );
  });
});
