// Knows how a test gets a classroom session with a slot, and people in it.

import { bearer } from "./author.ts";
import { type PublishedProduct, publishProduct } from "./publish.ts";
import { type Answered, call } from "./route-case.ts";
import type { TestServer } from "./start-test-server.ts";

export interface HeldClass extends PublishedProduct {
  /** Of the slot. */
  readonly slot: string;
}

const MINUTE = 60_000;
/** A plan whose slot begins this many minutes from now, by the server's clock, and lasts an hour. */
export function planSlot(server: TestServer, minutes: number, more: object = {}) {
  const start = server.world.clock.now() + minutes * MINUTE;
  const [startAt, endAt] = [start, start + 60 * MINUTE].map((at) => new Date(at).toISOString());
  return { mean: "spring", startAt, endAt, place: "Room 1", videoLink: null, trainerId: null, capacity: 10, ...more };
}

/** A slot of a new classiz, planned by the client's administrator. */
export async function holdClass(server: TestServer, minutes = 0, more: object = {}): Promise<HeldClass> {
  const product = await publishProduct(server, (await server.signIn("demo_author")).token, "classiz");
  const slot = await addSlot(server, product, minutes, more);
  return { ...product, slot };
}

/** A slot of a classiz whose session is signed by code, and whose learners enrol themselves. */
export async function holdOpenClass(server: TestServer, minutes = 0, more: object = {}): Promise<HeldClass> {
  const content = {
    context: { title: "First aid" },
    config: { local: "EN" },
    means: [{ slug: "spring", title: "Spring", signing: "code", enrolment: "open" }],
  };
  const product = await publishProduct(server, (await server.signIn("demo_author")).token, "classiz", content);
  return { ...product, slot: await addSlot(server, product, minutes, more) };
}

export async function addSlot(
  server: TestServer,
  { perimeter }: PublishedProduct,
  minutes: number,
  more: object = {},
): Promise<string> {
  const headers = bearer((await server.signIn("demo_admin")).token);
  const body = { perimeterSlug: perimeter, ...planSlot(server, minutes, more) };
  const made = await call(server, "createSlot", { body, headers });
  if (made.statusCode !== 200) throw new Error(made.body);
  return made.json().slug;
}

/** Enrols people of the demo; answers the slot. */
export async function enrolIn(server: TestServer, slot: string, ...identifiers: readonly string[]): Promise<Answered> {
  const headers = bearer((await server.signIn("demo_admin")).token);
  const found = await Promise.all(identifiers.map((one) => server.world.users.findByIdentifier(one)));
  const userIds = found.map((user) => user?.id);
  const answer = await call(server, "enrol", { params: { slotId: slot }, body: { userIds }, headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}
