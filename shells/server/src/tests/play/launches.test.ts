// Knows how packages are launched (§7.126, decisions 7).
// @module-tag wide
import { describe, expect, test } from "vitest";
import {
  author,
  by,
  commit,
  launch,
  learner,
  leavesAllAsItWas,
  openLaunches,
  pack,
  readProgress,
  recruit,
  report,
  server,
  told,
} from "../../testing/launch-desk.ts";
import { earnPackageCookie } from "../../testing/package-cookie.ts";
import { publishProduct, republish } from "../../testing/publish.ts";
import { FILES, MANIFEST, publishPackage, uploadPackage, writePackage } from "../../testing/publish-package.ts";
import { type Answered, call } from "../../testing/route-case.ts";
import { standIn } from "../../testing/stand-in.ts";

openLaunches();

describe("§7.126 decisions 7: a launch", () => {
  test("§4.122 §5.25 §9.25 tells what plays the package where its files are and what each item is told", async () => {
    const launched = await launch();
    const user = (await server.world.users.findByIdentifier("demo_learner"))?.id;
    expect(launched).toEqual({
      shellUrl: `${server.contentOrigin}/shell/`,
      contentUrl: `${server.contentOrigin}/packages/${pack.key}/`,
      pass: expect.any(String),
      version: "1.2",
      title: "Safety",
      language: "EN",
      organization: {
        identifier: "o",
        title: "Safety",
        sequencing: null,
        item: [
          expect.objectContaining({ identifier: "i1", href: "index.html", kind: "sco", launchData: null, item: [] }),
          expect.objectContaining({
            identifier: "i2",
            href: "Pages/The%20second.html?level=2#top",
            kind: "asset",
            launchData: "begin",
            masteryScore: 80,
          }),
        ],
      },
      problems: [],
      completion: { by: "content" },
      learner: { id: user, name: `user_${user}` },
      commit: {
        ticket: expect.any(String),
        expiresAt: expect.any(String),
        launch: expect.any(String),
        startedAt: expect.any(String),
        journalKey: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    const cookie = await earnPackageCookie(server, launched);
    for (const { href } of launched.organization.item) {
      const { pathname } = new URL(launched.contentUrl + href);
      expect((await server.content.inject({ method: "GET", url: pathname, headers: { cookie } })).statusCode).toBe(200);
    }
  });

  test("§3.182 tells what its author says makes it complete; a save is judged by that, whatever its player says", async () => {
    const { config, document } = await uploadPackage(server, author, writePackage());
    const content = { context: { title: "" }, package: `document:${document.slug}`, manifest: config.manifest };
    const completion = { by: "score", minimum: 70 };
    const { perimeter } = await publishProduct(server, author, "scorm", { ...content, completion });
    const launched = await launch(learner, perimeter);
    expect(launched.completion).toEqual(completion);
    const saved = async (more: object) => {
      const body = { launch: launched.commit.launch, progress: report({ attempt: 1, ...more }) };
      return (await by(learner, "saveScormProgress", { params: { slug: perimeter }, body })).json().progress;
    };
    expect(await saved({ status: "COMPLETE", score: 40 })).toMatchObject({ status: "FAILED", score: 40 });
    expect((await commit(launched.commit.ticket, { progress: report({ attempt: 1, score: 80 }) })).statusCode).toBe(
      200,
    );
    expect(await readProgress(perimeter)).toMatchObject({ status: "COMPLETE", score: 80, percentage: 100 });
    await expect(publishProduct(server, author, "scorm", { ...content, completion: { by: "luck" } })).rejects.toThrow();
  });

  test("§4.122 speaks French where the manifest says no English; §5.25 has the author's title", async () => {
    const bytes = writePackage({ ...FILES, "imsmanifest.xml": MANIFEST.replace("en-GB", "fr-FR") });
    const { config, document } = await uploadPackage(server, author, bytes);
    const content = {
      context: { title: "By its author" },
      package: `document:${document.slug}`,
      manifest: config.manifest,
    };
    const { perimeter } = await publishProduct(server, author, "scorm", content);
    expect(await launch(learner, perimeter)).toMatchObject({ language: "FR", title: "By its author" });
  });

  test("§3.189 knows what stands in a file beside the manifest, and tells what may not work", async () => {
    const beside = MANIFEST.replace(
      /<metadata>.*<\/metadata>/s,
      "<metadata><schemaversion>1.2</schemaversion><adlcp:location>meta.xml</adlcp:location></metadata>",
    );
    const lom = "<lom><general><title><langstring>Beside</langstring></title><language>en</language></general></lom>";
    const files = { ...FILES, "imsmanifest.xml": beside };
    const sound = await publishPackage(server, author, writePackage({ ...files, "meta.xml": lom }));
    expect(await launch(learner, sound.perimeter)).toMatchObject({ title: "Beside", language: "EN", problems: [] });
    const { config } = await uploadPackage(server, author, writePackage({ ...files, "meta.xml": "<lom>" }));
    expect(config.problems).toEqual([{ code: "metadata.unreadable", at: "meta.xml" }]);
    const broken = await publishPackage(
      server,
      author,
      writePackage({ ...files, "meta.xml": "<!DOCTYPE lom [<!ENTITY a 'b'>]><lom/>" }),
    );
    const problems = [{ code: "metadata.unreadable", at: "meta.xml" }];
    expect(await launch(learner, broken.perimeter)).toMatchObject({ title: "Safety", problems });
  });

  test("seals what waits on a device with one key a learner and product, that nobody else has", async () => {
    const other = await publishPackage(server, author);
    const recruited = await recruit();
    const keys = await Promise.all([
      launch(),
      launch(),
      launch(learner, other.perimeter),
      launch(recruited.token),
    ]).then((all) => all.map(({ commit: { journalKey } }) => journalKey));
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });

  test("decisions 6: in a preview is of the draft, by the product's slug, and commits nothing", async () => {
    const { config, document } = await uploadPackage(server, author, writePackage({ ...FILES, "new.txt": "new" }));
    const content = { context: { title: "Draft" }, package: `document:${document.slug}`, manifest: config.manifest };
    const made = await by(author, "createProduct", {
      params: { type: "scorm" },
      body: { name: "New", configDraft: content },
    });
    const { slug } = made.json();
    const preview = (await by(author, "previewProduct", { params: { type: "scorm", slug } })).json();
    expect(preview.url).toBe(`${server.config.publicUrl}/play/scorm/${slug}`);
    await leavesAllAsItWas(async () => {
      expect(await launch(preview.token, slug)).toMatchObject({ title: "Draft", commit: null });
      const elsewhere = await by(preview.token, "launchScorm", { params: { slug: pack.perimeter }, body: {} });
      expect(told(elsewhere)).toEqual([403, "scope.refused"]);
    });
  });

  test("decisions 3: whoever stands in for a learner plays, and commits nothing", async () => {
    const { token } = await standIn(server, "demo_learner");
    await leavesAllAsItWas(async () => {
      expect((await launch(token)).commit).toBeNull();
      for (const name of ["renewLaunch", "logLaunch"] as const) {
        const sent = { params: { slug: pack.perimeter, launch: "x" }, body: { calls: [] } };
        expect(told(await by(token, name, sent))).toEqual([403, "scope.refused"]);
      }
    });
  });

  test("refuses what is no package, and tells of one whose file is not there", async () => {
    const game = await publishProduct(server, author, "game");
    const missing = await publishPackage(server, author, writePackage({ ...FILES, "missing.txt": "removed" }));
    const removed = { params: { type: "client", slug: missing.document }, query: { force: "1" } };
    expect((await by(author, "deleteDocument", removed)).statusCode).toBe(204);
    await leavesAllAsItWas(async () => {
      expect(told(await by(learner, "launchScorm", { params: { slug: game.perimeter }, body: {} }))).toEqual([
        404,
        "not-found",
      ]);
      const launched = await by(learner, "launchScorm", { params: { slug: missing.perimeter }, body: {} });
      expect(told(launched)).toEqual([404, "package.missing"]);
    });
    const gone = await publishPackage(server, author, writePackage({ ...FILES, "gone.txt": "soon" }));
    const cookie = await earnPackageCookie(server, await launch(learner, gone.perimeter));
    await server.world.documentStore.remove(gone.key);
    expect(told(await by(learner, "launchScorm", { params: { slug: gone.perimeter }, body: {} }))).toEqual([
      404,
      "package.missing",
    ]);
    const url = `/packages/${gone.key}/index.html`;
    expect((await server.content.inject({ method: "GET", url, headers: { cookie } })).statusCode).toBe(404);
  });

  test("of a package that was replaced and published again is of the new one", async () => {
    const first = await publishPackage(server, author, writePackage({ ...FILES, "a.txt": "1" }));
    const before = await launch(learner, first.perimeter);
    const { document, config } = await uploadPackage(server, author, writePackage({ ...FILES, "a.txt": "2" }));
    const content = { context: { title: "" }, package: `document:${document.slug}`, manifest: config.manifest };
    const params = { type: "scorm", slug: first.slug };
    const saved = await by(author, "saveProduct", {
      params,
      body: { configDraft: content, updatedAt: first.updatedAt },
    });
    await republish(server, author, "scorm", first.slug, saved.json().updatedAt);
    const after = await launch(learner, first.perimeter);
    expect(after.contentUrl).not.toBe(before.contentUrl);
    const read = async (launched: Answered) => {
      const headers = { cookie: await earnPackageCookie(server, launched) };
      return (
        await server.content.inject({ method: "GET", url: `${new URL(launched.contentUrl).pathname}a.txt`, headers })
      ).body;
    };
    expect([await read(before), await read(after)]).toEqual(["1", "2"]);
  });

  test("§2.17 a link into the player leads to the player of packages, and its token launches this one alone", async () => {
    const answer = await by(learner, "playerLink", { params: { slug: pack.perimeter } });
    const link = new URL(answer.json().link);
    expect(link.pathname).toBe(`/play/scorm/${pack.perimeter}`);
    const refreshToken = link.searchParams.get("refreshToken");
    const { token } = (await call(server, "refresh", { body: { refreshToken } })).json();
    const { commit: given } = await launch(token);
    expect((await commit(given.ticket, { progress: report() })).json()).toEqual({ accepted: true });
    const other = await publishPackage(server, author);
    const elsewhere = await by(token, "launchScorm", { params: { slug: other.perimeter }, body: {} });
    expect(told(elsewhere)).toEqual([403, "scope.refused"]);
  });
});
