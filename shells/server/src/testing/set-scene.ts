// Knows how a client of the demo gets one of everything.
import { bearer, publishCourse } from "./author.ts";
import { inventPerson, writeUserFile } from "./people.ts";
import { PNG } from "./pictures.ts";
import { call, type Scene } from "./route-case.ts";
import type { TestServer } from "./start-test-server.ts";
import { tokenOf } from "./token-of.ts";

/** Parts that take a while to make, and that few routes need. */
export const PARTS = [
  "mail",
  "library",
  "sequence",
  "userImport",
  "productExport",
  "productFolder",
  "thread",
  "conversation",
] as const;
export type Part = (typeof PARTS)[number];

/** In place of parts that are not made, the scene has ids of nothing. */
export async function setScene(
  server: TestServer,
  client: "demo" | "atelier",
  name: string,
  parts: readonly Part[] = PARTS,
): Promise<Scene> {
  const { slug, ...course } = await publishCourse(server, await tokenOf(server, `${client}_author`), name);
  const listed = await call(server, "listNotifications", {
    headers: bearer(await tokenOf(server, `${client}_learner`)),
  });
  server.advance(60_000);
  const user = await server.world.users.findByIdentifier(`${client}_learner`);
  const clientId = user?.clientId ?? "";
  const make = async <T>(part: Part, make: () => Promise<T>): Promise<T | undefined> =>
    parts.includes(part) ? make() : undefined;
  return {
    ...NOBODYS,
    ...(await make("mail", () => sendMail(server, client))),
    ...(await make("library", () => fillLibrary(server, client))),
    ...(await make("sequence", () => makeSequence(server, client))),
    ...(await make("userImport", () => checkImport(server, client, clientId))),
    ...(await make("productExport", () => exportProduct(server, client, slug))),
    ...(await make("productFolder", () => makeProductFolder(server, client))),
    ...(await make("thread", () => comment(server, client, slug))),
    ...(await make("conversation", () => ask(server, client, clientId, course.perimeter))),
    client,
    clientId,
    product: slug,
    ...course,
    notification: listed.json().notifications[0].slug,
    user: user?.id ?? "",
  };
}

async function makeProductFolder(server: TestServer, client: string): Promise<Pick<Scene, "productFolder">> {
  const headers = bearer(await tokenOf(server, `${client}_author`));
  const [folder] = (await call(server, "createProductFolder", { headers, body: { name: "Of products" } })).json();
  return { productFolder: folder.slug };
}

/** By the client's author, about their own course. */
async function comment(server: TestServer, client: string, subject: string): Promise<Pick<Scene, "thread">> {
  const headers = bearer(await tokenOf(server, `${client}_author`));
  const place = { slug: "block", name: "A block" };
  const body = { kind: "comment", subject, place, text: "What of this?" };
  return { thread: (await call(server, "openThread", { headers, body })).json().slug };
}

/** By the client's learner; its author answers. */
async function ask(
  server: TestServer,
  client: string,
  clientId: string,
  perimeterSlug: string,
): Promise<Pick<Scene, "conversation">> {
  const author = await server.world.users.findByIdentifier(`${client}_author`);
  await server.world.experts.name({ clientId }, [author?.id ?? ""]);
  await server.world.clients.change({ clientId }, () => ({ isChatExpertEnabled: true }));
  const headers = bearer(await tokenOf(server, `${client}_learner`));
  const body = { place: { slug: "page", name: "A page" }, text: "Why is it so?" };
  return { conversation: (await call(server, "askExpert", { headers, params: { perimeterSlug }, body })).json().slug };
}

/** To the client's learner, who asked for it. */
async function sendMail(server: TestServer, client: string): Promise<Pick<Scene, "mail">> {
  await call(server, "askAccountLink", { params: { clientSlug: client, login: "learner" } });
  await server.carryMails();
  const outbox = await call(server, "listMails", {
    headers: bearer(await tokenOf(server, "demo_superadmin")),
  });
  const mail = outbox.json().mails.find(({ to }: { to: string }) => to === `learner@${client}.example`);
  return { mail: mail.id };
}

async function makeSequence(server: TestServer, client: string): Promise<Pick<Scene, "sequence">> {
  const headers = bearer(await tokenOf(server, `${client}_author`));
  const params = { type: "smart-sequence" };
  const made = await call(server, "createProduct", { headers, params, body: { name: "Sequence" } });
  return { sequence: made.json().slug };
}

/** A file at the top of the client's library, and an empty folder. */
async function fillLibrary(server: TestServer, client: string): Promise<Pick<Scene, "document" | "folder">> {
  const headers = bearer(await tokenOf(server, `${client}_author`));
  const params = { type: "client" };
  const made = await call(server, "createFolder", { headers, params, body: { virtualSource: "A folder" } });
  const { token } = (await call(server, "uploadToken", { headers })).json();
  const form = { fields: { name: `Of ${client}.png` }, file: { name: "a.png", bytes: PNG } };
  const sent = await call(server, "uploadDocument", { headers: bearer(token), params, form });
  return { document: sent.json().slug, folder: made.json().slug };
}

/** An import of somebody new, ready to be applied; by an administrator of the platform where the client has none. */
async function checkImport(server: TestServer, client: string, clientId: string): Promise<Pick<Scene, "userImport">> {
  const own = bearer((await server.signIn(client === "demo" ? "demo_admin" : "demo_superadmin")).token);
  const elsewhere = () => call(server, "switchClient", { headers: own, params: { id: clientId } });
  const headers = client === "demo" ? own : bearer((await elsewhere()).json().token);
  // Work that other calls of the test began is finished first.
  await server.runJobs();
  const begun = await call(server, "importUsers", { headers, form: writeUserFile([inventPerson()]) });
  await server.runJobs();
  return { userImport: begun.json().import.id };
}

/** By the client's author, and done. */
async function exportProduct(server: TestServer, client: string, slug: string): Promise<Pick<Scene, "productExport">> {
  const headers = bearer(await tokenOf(server, `${client}_author`));
  const begun = await call(server, "beginExport", { headers, params: { type: "learniz", slug }, body: {} });
  await server.runJobs();
  return { productExport: begun.json().export.id };
}

/** Ids of things that do not exist. */
export const NOBODYS: Scene = {
  client: "zzzzzzzzzz",
  clientId: "00000000-0000-4000-8000-00000000000f",
  product: "zzzzzzzzzz",
  updatedAt: "2026-01-01T00:00:00.000Z",
  publishedAt: "2026-01-01T00:00:00.000Z",
  perimeter: "zzzzzzzzzz",
  notification: "zzzzzzzzzz",
  mail: "00000000-0000-4000-8000-00000000000f",
  user: "00000000-0000-4000-8000-00000000000f",
  document: "zzzzzzzzzz",
  folder: "zzzzzzzzzz",
  productFolder: "zzzzzzzzzz",
  sequence: "zzzzzzzzzz",
  userImport: "00000000-0000-4000-8000-00000000000f",
  productExport: "00000000-0000-4000-8000-00000000000f",
  thread: "zzzzzzzzzz",
  conversation: "zzzzzzzzzz",
};
