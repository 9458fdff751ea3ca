// Knows which parts of a course say nothing, so that an author's program may leave them out, or write null.
import type { Json } from "@academiz/domain/kernel";
import fc from "fast-check";

type JsonObject = { readonly [key: string]: Json };
/** What happens to the next part that says nothing. */
type Choose = () => "stays" | "absent" | "null";

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const saysNothing = (value: Json): boolean =>
  value === "" || (Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0);

function mapIn(owner: JsonObject, key: string, change: (value: JsonObject) => JsonObject): JsonObject {
  const value = owner[key];
  if (Array.isArray(value)) return { ...owner, [key]: value.map((one) => (isObject(one) ? change(one) : one)) };
  return isObject(value) ? { ...owner, [key]: change(value) } : owner;
}

/** Leaves out some of the named parts that say nothing or equal the default; missing ones may become null. */
function loosen(
  owner: JsonObject,
  keys: readonly string[],
  choose: Choose,
  usual: Readonly<Record<string, string>> = {},
): JsonObject {
  return [...keys, ...Object.keys(usual)].reduce((left, key) => {
    const value = left[key];
    if (value !== undefined && value !== usual[key] && !(keys.includes(key) && saysNothing(value))) return left;
    const how = choose();
    if (how === "stays") return left;
    const { [key]: _, ...rest } = left;
    return how === "null" ? { ...rest, [key]: null } : rest;
  }, owner);
}

const RULES = ["validators", "requirements"];
const USUAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "flip-card": { cardSize: "m" },
  "card-modal": { cardSize: "m" },
  attachment: { direction: "HORIZONTAL" },
};

const loosenRules = (owner: JsonObject, choose: Choose): JsonObject =>
  RULES.reduce(
    (left, key) =>
      mapIn(left, key, (rule) =>
        loosen(
          mapIn(rule, "elements", (element) =>
            element["type"] === "SCORE" ? element : loosen(element, ["score"], choose),
          ),
          ["elements", "minimumAverageScore", "generatedFromGeneralConditions"],
          choose,
        ),
      ),
    owner,
  );

function loosenInteractivity(interactivity: JsonObject, choose: Choose): JsonObject {
  const { type } = interactivity;
  const usual = USUAL[typeof type === "string" ? type : ""] ?? {};
  const inside = mapIn(interactivity, "data", (data) =>
    type === "game" ? data : loosen(data, ["boxes", "attachments", "cardRows", "cardDirection"], choose, usual),
  );
  const medias = mapIn(inside, "medias", (media) => loosen(media, ["title", "subtitle", "type", "params"], choose));
  return loosen(medias, ["data", "medias", "description", "weight"], choose);
}

function loosenCourse(course: JsonObject, choose: Choose): JsonObject {
  const styled = mapIn(course, "params", (params) =>
    loosen(
      mapIn(params, "styleParams", (style) => loosen(style, ["lightColor", "fontTitle"], choose, { status: "CUSTOM" })),
      ["disableIdle", "hidePrivacy", "styleParams", "gameParams"],
      choose,
    ),
  );
  const titled = mapIn(styled, "context", (context) => loosen(context, ["title", "description", "author"], choose));
  const chapters = mapIn(loosenRules(titled, choose), "chapters", (chapter) =>
    loosen(
      mapIn(loosenRules(chapter, choose), "slides", (slide) =>
        loosen(
          mapIn(loosenRules(slide, choose), "interactivities", (one) => loosenInteractivity(one, choose)),
          ["description", "parameters", "interactivities", ...RULES],
          choose,
        ),
      ),
      ["title", "recommendedDuration", "slides", ...RULES],
      choose,
    ),
  );
  const optional = ["slug", "publishedDate", "demo", "documents", "validators"];
  return loosen(chapters, [...optional, "context", "params", "validationConditions", "chapters"], choose);
}

/**
 * A course that leaves out, or sets to null, parts that say nothing: empty lists and groups, the usual size and
 * direction, optional fields. Loaded, it equals the `whole` one from which it was made.
 */
export const arbitraryLooseCourse = (
  sound: fc.Arbitrary<Json>,
): fc.Arbitrary<{ readonly whole: Json; readonly loose: Json }> =>
  fc
    .record({
      whole: sound,
      choices: fc.array(fc.constantFrom("stays" as const, "absent" as const, "null" as const), {
        minLength: 1,
        maxLength: 40,
      }),
    })
    .map(({ whole, choices }) => {
      let asked = 0;
      const choose: Choose = () => choices[asked++ % choices.length] ?? "stays";
      return { whole, loose: isObject(whole) ? loosenCourse(whole, choose) : whole };
    });
