// Knows where the documents are that go with a classroom: those of its published content that the library still has.
import { readSessionDocuments } from "@academiz/domain/classiz";
import { describeDocument, findDocuments } from "../documents/document-files.ts";
import type { World } from "../ground/world.ts";
import type { Tenancy } from "../ports/index.ts";

/** In the order of their author. `content`: of the classroom. */
export async function findSessionDocuments(world: Pick<World, "documents">, tenancy: Tenancy, content: unknown) {
  const written = readSessionDocuments(content);
  const found = await findDocuments(world, tenancy, [{ documents: [...written] }]);
  const files = new Map(found.map((record) => [record.slug, describeDocument(record)]));
  return written.flatMap(({ slug, when }) => {
    const file = files.get(slug);
    return file ? [{ slug, when, name: file.name, type: file.type, size: file.size, url: file.url }] : [];
  });
}
