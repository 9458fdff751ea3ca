// Knows the title of a package, and the name of its file.
import { createLearniz, loadLearniz } from "@academiz/domain/learniz";
import { makeOutline, readPackaging } from "@academiz/domain/scorm";
import { expect, test } from "vitest";
import { EXPORTERS } from "./exporters.ts";
import type { ExportInput } from "./prepared-export.ts";

/**
 * Prepares the export of a product of this name whose course has this title; gives the packager's order, and the file's
 * name.
 */
async function exportCourse(
  name: string,
  courseTitle: string,
  title?: string,
  options: Pick<ExportInput, "format" | "exitReading"> = { format: "1.2", exitReading: "BY_STATUS" },
  durations: readonly (number | undefined)[] = [undefined],
  draft = false,
) {
  const made = createLearniz({ title: courseTitle, local: "EN" }, () => 0.5);
  const chapters = durations.flatMap((recommendedDuration, at) =>
    made.chapters.map(({ slides, ...chapter }) => ({
      ...chapter,
      slug: `${chapter.slug}${at}`,
      slides: slides.map((slide) => ({ ...slide, slug: `${slide.slug}${at}` })),
      ...(recommendedDuration === undefined ? {} : { recommendedDuration }),
    })),
  );
  const config = { ...made, chapters };
  const world = {
    products: {
      read: async () => ({
        type: "learniz",
        name,
        config,
        configDraft: draft ? { ...config } : null,
        publishedAt: "2026-01-01T00:00:00.000Z",
        updatedAt: "2026-02-03T00:00:00.000Z",
      }),
      listPublications: async () => [
        config,
        { ...config, publishedDate: "2025-01-01T00:00:00.000Z" },
        { broken: true },
      ],
      listExportedOutlines: async () => [],
      keepExportedOutline: async () => undefined,
    },
    clients: { read: async () => ({ colors: {}, font: null, theme: {}, defaultTexts: {} }) },
    digester: { sha256: () => "0".repeat(64) },
    clock: { now: () => 0 },
  } as unknown as Parameters<typeof EXPORTERS.learniz>[0];
  const answer = await EXPORTERS.learniz(world, {} as Parameters<typeof EXPORTERS.learniz>[1], "course", {
    ...options,
    draft,
    ...(title === undefined ? {} : { title }),
  });
  if (!answer.ok) throw new Error(answer.error.code);
  const { order, name: file } = answer.value;
  return { order, config, title: order.title, file };
}

test("§5.25 the title of a package is the course's own; without one the product's name", async () => {
  expect((await exportCourse("fire-2026", "Fire safety")).title).toBe("Fire safety");
  expect((await exportCourse("fire-2026", " ")).title).toBe("fire-2026");
});
test("§7.117 a title that the author types for the export goes before both", async () => {
  expect((await exportCourse("fire-2026", "Fire safety", "For the LMS")).title).toBe("For the LMS");
  expect((await exportCourse("fire-2026", "Fire safety", " ")).title).toBe("Fire safety");
});
test("§7.118 the duration of a package is the sum of its chapters', in seconds; without any there is none", async () => {
  const measure = async (durations: readonly (number | undefined)[]) =>
    (await exportCourse("fire-2026", "Fire safety", undefined, undefined, durations)).order?.duration;
  expect(await measure([3_600, undefined, 125])).toBe(3_725);
  expect(await measure([undefined, undefined])).toBeNull();
});
test("§7.119 §5.24 the zip has the product's name, whatever its title is, and names its format and the day of its content", async () => {
  const name = async (options?: Pick<ExportInput, "format" | "exitReading">, draft?: boolean) =>
    (await exportCourse("fire: 2026", "Fire safety", "For the LMS", options, undefined, draft)).file;
  expect(await name()).toBe("fire- 2026 - scorm12 - 2026-01-01.zip");
  for (const [format, word] of [
    ["2004", "scorm2004"],
    ["2004-3rd", "scorm2004-3rd"],
    ["web", "web"],
  ] as const)
    expect(await name({ format, exitReading: "BY_STATUS" })).toBe(`fire- 2026 - ${word} - 2026-01-01.zip`);
  expect(await name(undefined, true)).toBe("fire- 2026 - scorm12 - 2026-02-03 - draft.zip");
});

test("§9.20 decisions 7: the package is made for the requested version and exit; SCORM 2004 means the 4th edition", async () => {
  for (const [asked, made, spoken] of [
    ["1.2", "1.2", "1.2"],
    ["2004", "2004-4th", "2004"],
    ["2004-3rd", "2004-3rd", "2004"],
    ["web", "web", "web"],
  ] as const) {
    const { order } = await exportCourse("fire-2026", "Fire safety", undefined, {
      format: asked,
      exitReading: "ALWAYS_NORMAL",
    });
    expect(order?.format).toBe(made);
    expect(readPackaging(order?.params)).toMatchObject({ host: spoken, exitReading: "ALWAYS_NORMAL" });
  }
});
test("§4.66 the package holds the outline of each former publication, equal ones once", async () => {
  const { order, config } = await exportCourse("fire-2026", "Fire safety");
  const loaded = loadLearniz(config);
  if (!loaded.ok) throw new Error("no course");
  expect(readPackaging(order?.params)?.earlier).toEqual([makeOutline(loaded.value.learniz)]);
});
