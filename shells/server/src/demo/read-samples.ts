// Knows how the sample courses are read from disk: a folder a course, with a manifest.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";

const manifestSchema = z.object({
  name: z.record(z.string(), z.string()),
  courses: z.record(z.string(), z.string()),
  documents: z.array(z.object({ slug: z.string(), file: z.string(), name: z.string(), type: z.string() })),
});

export interface Sample {
  readonly name: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly documents: readonly { readonly slug: string; readonly name: string; readonly bytes: Uint8Array }[];
}

/**
 * One sample a language of a course; none when there is no folder of courses. @throws Error when one is broken: it is
 * ours.
 */
export async function readSamples(home: string): Promise<readonly Sample[]> {
  const root = join(home, "fixtures/courses");
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(root, entry.name));
  return (await Promise.all(folders.sort().map(readSample))).flat();
}

async function readSample(folder: string): Promise<readonly Sample[]> {
  const manifest = manifestSchema.parse(await readJson(join(folder, "manifest.json")));
  const documents = await Promise.all(
    manifest.documents.map(async ({ slug, name, file }) => ({ slug, name, bytes: await readFile(join(folder, file)) })),
  );
  return Promise.all(
    Object.entries(manifest.courses).map(async ([language, file]) => ({
      name: manifest.name[language] ?? file,
      config: z.record(z.string(), z.unknown()).parse(await readJson(join(folder, file))),
      documents,
    })),
  );
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, "utf8"));
