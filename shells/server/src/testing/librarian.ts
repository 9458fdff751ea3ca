// Knows the few steps of somebody who works in a library of files.
import type { RouteName } from "@academiz/contract";
import { bearer } from "./author.ts";
import { type Answered, call, type Sent } from "./route-case.ts";
import type { TestServer } from "./start-test-server.ts";

export type Answer = Awaited<ReturnType<typeof call>>;
export const told = (answer: Answer) => [answer.statusCode, answer.json().detail];

export interface Librarian {
  ask(name: RouteName, sent?: Sent): Promise<Answer>;
  /** With a token that only sends. */
  send(bytes: Uint8Array | string, more?: Readonly<Record<string, string>>, shelf?: string): Promise<Answer>;
  /** As send. @throws when it is refused. Answers the document. */
  keep(bytes: Uint8Array | string, more?: Readonly<Record<string, string>>, shelf?: string): Promise<Answered>;
}

export async function employ(server: TestServer, login: string): Promise<Librarian> {
  const headers = bearer((await server.signIn(login)).token);
  const ask: Librarian["ask"] = (name, sent = {}) => call(server, name, { ...sent, headers });
  const send: Librarian["send"] = async (bytes, { fileName = "file", ...fields } = {}, type = "client") => {
    const { token } = (await ask("uploadToken")).json();
    const file = { name: fileName, bytes: Buffer.from(bytes as string, "latin1") };
    return call(server, "uploadDocument", { params: { type }, form: { fields, file }, headers: bearer(token) });
  };
  return {
    ask,
    send,
    async keep(...what) {
      const answer = await send(...what);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
  };
}

/** A course whose draft names the file; published when asked. Answers its slug. */
export async function makeCourse(who: Librarian, document: string, isPublished = false): Promise<string> {
  const { slug, updatedAt, configDraft } = (
    await who.ask("createProduct", { params: { type: "learniz" }, body: { name: `With ${document}` } })
  ).json();
  const draft = {
    ...configDraft,
    params: { styleParams: { status: "CUSTOM", faviconUrl: { src: `document:${document}` } } },
  };
  const saved = (
    await who.ask("saveProduct", { params: { type: "learniz", slug }, body: { updatedAt, configDraft: draft } })
  ).json();
  if (isPublished)
    await who.ask("publishProduct", {
      params: { type: "learniz", slug },
      body: { updatedAt: saved.updatedAt, visible: true },
    });
  return slug;
}
