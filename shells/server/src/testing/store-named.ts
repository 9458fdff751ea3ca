// Knows how a test stores a file in a library, whatever its content.
import { randomUUID } from "node:crypto";
import type { StoredBytes } from "@academiz/backend/ports";
import type { TestServer } from "./start-test-server.ts";

/** In the library of the demo's client. */
export async function storeNamed({ world }: TestServer, content: Uint8Array): Promise<StoredBytes> {
  const author = await world.users.findByIdentifier("demo_author");
  if (!author) throw new Error("no author");
  const stored = await world.documentStore.put(author, content);
  const slug = randomUUID().replaceAll("-", "").slice(0, 10);
  await world.documents.add(author, { ...stored, slug, name: slug }, new Date(world.clock.now()).toISOString());
  return stored;
}
