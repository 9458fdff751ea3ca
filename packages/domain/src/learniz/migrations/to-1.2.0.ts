// Knows the step to 1.2.0: true/false games are rebuilt around statements (§4.83).
import type { Json } from "../../kernel/index.ts";
import { defineMigration } from "./migration.ts";
import { isList, isObject, mapGameParams, omit } from "./walk.ts";

function rebuildStatement(question: Json, index: number): Json {
  const asked = isObject(question) ? question : {};
  const text = asked["text"];
  const explanation = asked["explanation"];
  return {
    slug: `statement-${index + 1}`,
    text: typeof text === "string" ? text : "",
    correct: asked["answer"] === true || asked["answer"] === "true",
    explanation: typeof explanation === "string" ? explanation : "",
  };
}

export const to120 = defineMigration("1.1.0", "1.2.0", (content) =>
  mapGameParams(content, (params) => {
    const { questions, config } = params;
    const gameType = isObject(config) ? config["gameType"] : undefined;
    // Another game may have questions of its own: only an unnamed one or a true/false is rebuilt.
    if (!isList(questions) || (gameType !== undefined && gameType !== "VRAI_FAUX")) return params;
    return {
      ...omit(params, "questions"),
      config: { ...(isObject(config) ? config : {}), gameType: "VRAI_FAUX" },
      content: { statements: questions.map(rebuildStatement) },
    };
  }),
);
