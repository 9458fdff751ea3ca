// Knows the step to 1.4.0: attachments become interactivities of their own (§4.85).
import type { Json } from "../../kernel/index.ts";
import { defineMigration } from "./migration.ts";
import { isList, isObject, mapSlides, omit } from "./walk.ts";

function detach(interactivity: Json): readonly Json[] {
  if (!isObject(interactivity) || !("attachment" in interactivity)) return [interactivity];
  const { attachment, slug } = interactivity;
  const owner = omit(interactivity, "attachment");
  if (!isList(attachment) || attachment.length === 0) return [owner];
  // Without the owner's slug the new one stays missing: the step to 1.10.0 fills both.
  const named = typeof slug === "string" && slug !== "" ? { slug: `${slug}-attachment` } : {};
  return [owner, { ...named, type: "attachment", data: { attachments: attachment, direction: "HORIZONTAL" } }];
}

export const to140 = defineMigration("1.3.0", "1.4.0", (content) =>
  mapSlides(content, (slide) => {
    const list = slide["interactivities"];
    return isList(list) ? { ...slide, interactivities: list.flatMap(detach) } : slide;
  }),
);
