// Knows the step to 1.11.0: absent lists are empty lists, absent groups and titles empty ones (§4.81).
import type { Json } from "../../kernel/index.ts";
import { defineMigration } from "./migration.ts";
import { type JsonObject, mapList, mapObject } from "./walk.ts";

const withDefaults = (owner: JsonObject, defaults: Readonly<Record<string, Json>>): JsonObject => {
  const absent = Object.entries(defaults).filter(([key]) => owner[key] === undefined || owner[key] === null);
  return { ...owner, ...Object.fromEntries(absent) };
};

const rules = { validators: [], requirements: [] };

export const to1110 = defineMigration("1.10.0", "1.11.0", (content) => {
  const course = withDefaults(content, {
    validators: [],
    chapters: [],
    context: {},
    params: {},
    validationConditions: {},
  });
  const titled = mapObject(course, "context", (context) => withDefaults(context, { title: "" }));
  return mapList(titled, "chapters", (chapter) =>
    mapList(withDefaults(chapter, { ...rules, slides: [], title: "" }), "slides", (slide) =>
      mapList(
        withDefaults(slide, { ...rules, interactivities: [], description: "" }),
        "interactivities",
        (interactivity) =>
          mapList(withDefaults(interactivity, { medias: [], data: {} }), "medias", (media) =>
            withDefaults(media, { params: {} }),
          ),
      ),
    ),
  );
});
