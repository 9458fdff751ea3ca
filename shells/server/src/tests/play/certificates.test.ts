// Knows whom a course is certified to, what is printed, and what anybody hears who checks it.
// @module-tag wide
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { finishCourse, publishCertified } from "../../testing/finish-course.ts";
import { republish } from "../../testing/publish.ts";
import { call } from "../../testing/route-case.ts";
import { standIn } from "../../testing/stand-in.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let author: string;
beforeAll(async () => {
  server = await startTestServer();
  author = (await server.signIn("demo_author")).token;
});
afterAll(() => server.close());

let count = 0;
/** A learner of their own. */
async function recruit(change: object = {}) {
  const some = await server.world.users.findByIdentifier("demo_learner");
  if (!some) throw new Error("no learner");
  count += 1;
  const login = `certified${count}`;
  const person = { ...some, ...change, id: server.world.dice.createId(), login, identifier: `demo_${login}` };
  await server.world.users.add(person);
  return { token: (await server.signIn(person.identifier)).token, person };
}
const issue = (token: string, perimeterSlug: string) =>
  call(server, "issueCertificate", { headers: bearer(token), params: { perimeterSlug } });
const print = (token: string, perimeterSlug: string) =>
  call(server, "printCertificate", { headers: bearer(token), params: { perimeterSlug } });
const check = (code: string) => call(server, "checkCertificate", { params: { code } });
const told = (answer: { statusCode: number; json(): { detail?: string } }) => [answer.statusCode, answer.json().detail];

test("a course that is not finished certifies nothing, whoever asks", async () => {
  const { perimeter } = await publishCertified(server, author);
  const { token } = await recruit();
  expect(told(await issue(token, perimeter))).toEqual([409, "certificate.not-earned"]);
  await call(server, "playLearniz", { headers: bearer(token), params: { perimeterSlug: perimeter } });
  expect(told(await issue(token, perimeter))).toEqual([409, "certificate.not-earned"]);
  expect(told(await print(token, perimeter))).toEqual([404, "not-found"]);
});

test("§7.16 what a learner learns says which certificate waits for them, until they take it", async () => {
  const { perimeter, slug } = await publishCertified(server, author);
  const { token } = await recruit();
  const waits = async () => {
    const { products } = (await call(server, "readMyLearning", { headers: bearer(token) })).json();
    return products.find((one: { readonly slug: string }) => one.slug === slug).hasCertificateToTake;
  };
  expect(await waits()).toBeUndefined();
  await finishCourse(server, token, perimeter);
  expect(await waits()).toBe(true);
  await issue(token, perimeter);
  expect(await waits()).toBeUndefined();
});

test("a course whose author did not switch it on certifies nothing, finished or not", async () => {
  const { perimeter } = await publishCertified(server, author, {});
  const { token } = await recruit();
  await finishCourse(server, token, perimeter);
  expect(told(await issue(token, perimeter))).toEqual([404, "not-found"]);
});

test("asked for again, at once and after a publication, it is the same one, and each giving is noted", async () => {
  const course = await publishCertified(server, author);
  const { token } = await recruit();
  await finishCourse(server, token, course.perimeter);
  const answers = await Promise.all([1, 2, 3].map(() => issue(token, course.perimeter)));
  const [first, ...others] = answers.map((answer) => answer.json());
  expect(others).toEqual([first, first]);
  server.advance(5_000);
  await republish(server, author, "learniz", course.slug, course.updatedAt);
  expect((await issue(token, course.perimeter)).json()).toEqual(first);
});

test("§3.224 its learner is told once that it was given, by notification and mail, whoever asks how often", async () => {
  const { perimeter } = await publishCertified(server, author);
  const { token, person } = await recruit({ email: "certified@learn.example" });
  await finishCourse(server, token, perimeter);
  await Promise.all([1, 2, 3].map(() => issue(token, perimeter)));
  await issue(token, perimeter);
  const { notifications } = (await call(server, "listNotifications", { headers: bearer(token) })).json();
  const told = notifications.filter(({ type }: { type: string }) => type === "Certification");
  expect(told).toMatchObject([{ text: expect.stringMatching(/certificat/i), isRead: false }]);
  const { token: admin } = await server.signIn("demo_superadmin");
  const listed = await call(server, "listMails", { headers: bearer(admin), query: { limit: "100" } });
  const mails = listed.json().mails.filter(({ to }: { to: string }) => to === person.email);
  expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual([told[0].text]);
});

test("numbers of a client follow each other without a gap, also when many ask at once", async () => {
  const { perimeter } = await publishCertified(server, author);
  const people = await Promise.all([1, 2, 3, 4].map(() => recruit()));
  for (const { token } of people) await finishCourse(server, token, perimeter);
  const given = await Promise.all(people.map(async ({ token }) => (await issue(token, perimeter)).json().number));
  const numbers = given.map((number: string) => Number(number.slice(5))).sort((a, b) => a - b);
  expect(numbers).toEqual([0, 1, 2, 3].map((more) => (numbers[0] ?? 0) + more));
});

test("what is printed says who did what, where it is checked, and that to readers aloud", async () => {
  const { perimeter } = await publishCertified(server, author, { certificate: { title: "Attestation de fin" } });
  const { token, person } = await recruit({ firstname: "Élodie", lastname: "Lefèvre-Œuvrard" });
  await finishCourse(server, token, perimeter);
  const { code, number } = (await issue(token, perimeter)).json();
  const answer = await print(token, perimeter);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(decodeURIComponent(String(answer.headers["content-disposition"]))).toContain("Attestation de fin");
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  const checked = (await check(code)).json();
  expect(checked).toEqual({
    number,
    learner: `${person.firstname} ${person.lastname}`,
    title: "Attestation de fin",
    course: "Prévenir les risques d’incendie",
    issuer: expect.any(String),
    completedAt: expect.any(String),
    issuedAt: expect.any(String),
    revokedAt: null,
    timeZone: "Europe/Paris",
  });
});

test("whoever checks an address that is none hears so, and who tries many waits", async () => {
  expect(told(await check("00000000-0000-4000-8000-000000000000"))).toEqual([404, "not-found"]);
  expect(told(await check("'; drop table certificates"))).toEqual([404, "not-found"]);
  const remoteAddress = "203.0.113.77";
  const guess = () =>
    server.app.inject({ url: `/api/certificate/${server.world.dice.createId()}`, remoteAddress }).then(told);
  let last = await guess();
  for (let tries = 0; tries < 2_000 && last[0] === 404; tries += 1) last = await guess();
  expect(last).toEqual([429, "guesses.too-many"]);
  // Whoever was shown one has an address that nobody guesses: their network may have used up what it likes.
  const { perimeter } = await publishCertified(server, author);
  const { token } = await recruit();
  await finishCourse(server, token, perimeter);
  const { code } = (await issue(token, perimeter)).json();
  const right = await server.app.inject({ url: `/api/certificate/${code}`, remoteAddress });
  expect(right.statusCode).toBe(200);
  expect(await guess()).toEqual([429, "guesses.too-many"]);
});

test("§7.14 of an erased account the certificate stands, and says no name", async () => {
  const { perimeter } = await publishCertified(server, author);
  const { token } = await recruit({ firstname: "Gone" });
  await finishCourse(server, token, perimeter);
  const { code, number } = (await issue(token, perimeter)).json();
  const erased = await call(server, "deleteMe", { headers: bearer(token), body: { password: DEMO_PASSWORD } });
  expect(erased.statusCode).toBe(200);
  const checked = await check(code);
  expect(checked.json()).toMatchObject({ number, learner: null });
  expect(checked.body).not.toContain("Gone");
});

test("decisions 3: whoever stands in for a learner is given nothing, nor is another client's learner", async () => {
  const { perimeter } = await publishCertified(server, author);
  const standing = (await standIn(server, "demo_learner")).token;
  expect(told(await issue(standing, perimeter))).toEqual([403, "scope.refused"]);
  const stranger = (await server.signIn("atelier_learner")).token;
  expect(told(await issue(stranger, perimeter))).toEqual([404, "not-found"]);
});

test("the learner's list of products says which give them a certificate", async () => {
  const { perimeter } = await publishCertified(server, author);
  const { token } = await recruit();
  const find = async () => {
    const { products } = (await call(server, "listMyProducts", { headers: bearer(token) })).json();
    return products.find((one: { perimeterSlug: string }) => one.perimeterSlug === perimeter).progress;
  };
  expect(await find()).toBeNull();
  await finishCourse(server, token, perimeter);
  expect(await find()).toMatchObject({ status: "COMPLETE", isCertified: true });
});

test("what an administrator of its client withdraws is given no more, and says so", async () => {
  const { perimeter } = await publishCertified(server, author);
  const { token } = await recruit();
  await finishCourse(server, token, perimeter);
  const { code } = (await issue(token, perimeter)).json();
  const revoke = async (login: string) =>
    call(server, "revokeCertificate", {
      headers: bearer((await server.signIn(login)).token),
      params: { code },
      body: { reason: "Somebody else played" },
    });
  expect(told(await revoke("demo_author"))).toEqual([403, "role.refused"]);
  expect((await revoke("demo_admin")).statusCode).toBe(200);
  expect((await check(code)).json().revokedAt).not.toBeNull();
  expect(told(await issue(token, perimeter))).toEqual([409, "certificate.revoked"]);
  expect(told(await print(token, perimeter))).toEqual([409, "certificate.revoked"]);
});

test("a copy of a course certifies as it does", async () => {
  const course = await publishCertified(server, author, { certificate: { title: "Kept", hidesMark: true } });
  const headers = bearer(author);
  const params = { type: "learniz", slug: course.slug };
  const { slug } = (await call(server, "duplicateProduct", { headers, params, body: {} })).json();
  const copy = (await call(server, "getProduct", { headers, params: { type: "learniz", slug } })).json();
  expect((copy.configDraft ?? copy.config).params.certificate).toEqual({ title: "Kept", hidesMark: true });
});

test("a logo that PDF cannot hold leaves its place to the name of the client", async () => {
  const { perimeter } = await publishCertified(server, author);
  const { token } = await recruit();
  await finishCourse(server, token, perimeter);
  await issue(token, perimeter);
  const user = await server.world.users.findByIdentifier("demo_author");
  const tenancy = { clientId: user?.clientId ?? "" };
  const bytes = readFileSync(createRequire(import.meta.url).resolve("../../../package.json"));
  const kept = await server.world.documentStore.put(tenancy, bytes);
  await server.world.documents.add(
    tenancy,
    { slug: "broken-logo", name: "logo.png", type: "image/png", size: bytes.length, key: kept.key },
    new Date(0).toISOString(),
  );
  await server.world.clients.change(tenancy, () => ({ logo: "document:broken-logo" }));
  expect((await print(token, perimeter)).statusCode).toBe(200);
});
