// Knows the routes of the answer templates of those who answer learners: one list for each client (§1.27).
import { MESSAGE_LENGTH, TEMPLATE_TITLE_LENGTH } from "@academiz/domain/threads";
import * as z from "zod/mini";
import { lines, nameField } from "../ground/fields.ts";
import { defineRoute, EMPTY, jsonAnswer, LOOKING, SIGNED_IN } from "../ground/route.ts";

const slugParam = z.object({ slug: z.string().check(z.minLength(1), z.maxLength(200)) });
const body = z.object({ title: nameField(TEMPLATE_TITLE_LENGTH), text: lines(MESSAGE_LENGTH) });
const templateSchema = z.object({ slug: z.string(), title: z.string(), text: z.string() });

/** The templates by title, for those who answer learners. Refuses everybody else with `not-found`. */
export const listAnswerTemplates = defineRoute({
  method: "GET",
  path: "/api/answer-templates",
  summary: "The templates of answers of the client, for those who answer.",
  admission: LOOKING,
  answer: jsonAnswer(z.object({ templates: z.array(templateSchema) })),
});
/**
 * Refuses with `not-found` anybody who does not answer learners, and with `answer-templates.too-many` beyond 100 of a
 * client.
 */
export const addAnswerTemplate = defineRoute({
  method: "POST",
  path: "/api/answer-templates",
  summary: "Keep a template of answers.",
  admission: SIGNED_IN,
  body,
  answer: jsonAnswer(templateSchema),
});
/** Refuses with `not-found`. */
export const changeAnswerTemplate = defineRoute({
  method: "PUT",
  path: "/api/answer-templates/{slug}",
  summary: "Write a template of answers anew.",
  admission: SIGNED_IN,
  params: slugParam,
  body,
  answer: jsonAnswer(templateSchema),
});
/** Refuses with `not-found`. */
export const removeAnswerTemplate = defineRoute({
  method: "DELETE",
  path: "/api/answer-templates/{slug}",
  summary: "Remove a template of answers.",
  admission: SIGNED_IN,
  params: slugParam,
  answer: EMPTY,
});
