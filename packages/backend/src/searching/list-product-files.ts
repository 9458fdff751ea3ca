// Knows the files that a course hands out on the pages which are open to its learner: nothing of locked ones is told.
import type { AnswerOf, searching } from "@academiz/contract";
import { type AttachedFile, canOpen, readFileSlug } from "@academiz/domain/interactivities";
import { succeed } from "@academiz/domain/kernel";
import { describeDocument } from "../documents/document-files.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findNamed } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";
import { listOpenPages, type OpenCourse, readOpenCourse } from "./read-open-course.ts";

type Stage = Pick<
  World,
  "perimeters" | "users" | "clients" | "clock" | "products" | "courses" | "progress" | "documents"
>;
type Listed = AnswerOf<typeof searching.listProductFiles>;

const MOST_FILES = 200;

/** Only files of the library, not addresses of the web; removed files are left out. */
export async function listProductFiles(world: Stage, actor: Actor, slug: string): Outcome<Listed> {
  const perimeter = await findNamed(world, actor.home, actor.userId, slug);
  if (!perimeter) return refuse("not-found");
  const open = await readOpenCourse(world, actor, perimeter);
  const handed = open ? listHanded(open) : [];
  const known =
    handed.length === 0 ? [] : await world.documents.find(perimeter, [...new Set(handed.map((one) => one.slug))]);
  const bySlug = new Map(known.map((document) => [document.slug, describeDocument(document)]));
  return succeed({
    files: handed.flatMap(({ slug: document, name, page }) => {
      const file = bySlug.get(document);
      return file ? [{ name: name.trim() || file.name, url: file.url, type: file.type, page }] : [];
    }),
  });
}

interface Handed {
  readonly slug: string;
  readonly name: string;
  /** Title of the page that offers it. */
  readonly page: string;
}

/** In the order of the course; a file that several pages hand out stands under the first. */
function listHanded(open: OpenCourse): readonly Handed[] {
  const pages = new Set(listOpenPages(open));
  const slides = open.course.learniz.chapters
    .flatMap((chapter) => chapter.slides)
    .filter(({ slug }) => pages.has(slug));
  const handed = new Map<string, Handed>();
  for (const { description: page, interactivities } of slides)
    for (const one of interactivities)
      if (one.type === "attachment")
        for (const file of one.data.attachments) {
          const slug = findSlug(file);
          if (slug !== null && !handed.has(slug)) handed.set(slug, { slug, name: file.name, page });
        }
  return [...handed.values()].slice(0, MOST_FILES);
}

const findSlug = (file: AttachedFile): string | null => (canOpen(file) ? readFileSlug(file.src.trim()) : null);
