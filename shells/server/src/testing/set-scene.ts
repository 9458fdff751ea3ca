// Knows how a client of the demo comes to have one of everything.
import { bearer, publishCourse } from "./author.ts";
import { inventPerson, writeUserFile } from "./people.ts";
import { PNG } from "./pictures.ts";
import { call, type Scene } from "./route-case.ts";
import type { TestServer } from "./start-test-server.ts";

/** Milliseconds: less than an access token lives. */
const FRESH = 10 * 60_000;
const tokens = new WeakMap<TestServer, Map<string, { readonly token: string; readonly at: number }>>();

/** A login costs what a password does; what makes a scene needs no session of its own. */
async function tokenOf(server: TestServer, login: string): Promise<string> {
  const known = tokens.get(server) ?? new Map<string, { readonly token: string; readonly at: number }>();
  tokens.set(server, known);
  const now = server.world.clock.now();
  const found = known.get(login);
  if (found && now - found.at < FRESH) return found.token;
  const { token } = await server.signIn(login);
  known.set(login, { token, at: now });
  return token;
}

export async function setScene(server: TestServer, client: "demo" | "atelier", name: string): Promise<Scene> {
  const { slug, ...course } = await publishCourse(server, await tokenOf(server, `${client}_author`), name);
  const listed = await call(server, "listNotifications", {
    headers: bearer(await tokenOf(server, `${client}_learner`)),
  });
  server.advance(60_000);
  await call(server, "askAccountLink", { params: { clientSlug: client, login: "learner" } });
  await server.carryMails();
  const outbox = await call(server, "listMails", {
    headers: bearer(await tokenOf(server, "demo_superadmin")),
  });
  const mail = outbox.json().mails.find(({ to }: { to: string }) => to === `learner@${client}.example`);
  const author = await server.world.users.findByIdentifier(`${client}_author`);
  const clientId = author?.clientId ?? "";
  const { document, folder } = await fillLibrary(server, client);
  const headers = bearer((await server.signIn(`${client}_author`)).token);
  const params = { type: "smart-sequence" };
  const sequence = (await call(server, "createProduct", { headers, params, body: { name: "Sequence" } })).json();
  const [productFolder] = (
    await call(server, "createProductFolder", { headers, body: { name: "Of products" } })
  ).json();
  const userImport = await checkImport(server, client, clientId);
  const productExport = await exportProduct(server, client, slug);
  return {
    productFolder: productFolder.slug,
    sequence: sequence.slug,
    document,
    folder,
    userImport,
    productExport,
    client,
    clientId,
    product: slug,
    ...course,
    notification: listed.json().notifications[0].slug,
    mail: mail.id,
    user: (await server.world.users.findByIdentifier(`${client}_learner`))?.id ?? "",
  };
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
async function checkImport(server: TestServer, client: string, clientId: string): Promise<string> {
  const own = bearer((await server.signIn(client === "demo" ? "demo_admin" : "demo_superadmin")).token);
  const elsewhere = () => call(server, "switchClient", { headers: own, params: { id: clientId } });
  const headers = client === "demo" ? own : bearer((await elsewhere()).json().token);
  // What another call of the test began is over.
  await server.runJobs();
  const begun = await call(server, "importUsers", { headers, form: writeUserFile([inventPerson()]) });
  await server.runJobs();
  return begun.json().import.id;
}

/** By the client's author, and done. */
async function exportProduct(server: TestServer, client: string, slug: string): Promise<string> {
  const headers = bearer(await tokenOf(server, `${client}_author`));
  const begun = await call(server, "beginExport", { headers, params: { type: "learniz", slug }, body: {} });
  await server.runJobs();
  return begun.json().export.id;
}

/** What nobody has. */
export const NOBODYS: Scene = {
  client: "zzzzzzzzzz",
  clientId: "00000000-0000-4000-8000-00000000000f",
  product: "zzzzzzzzzz",
  updatedAt: "2026-01-01T00:00:00.000Z",
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
};
