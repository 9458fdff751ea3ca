// Knows the table of answer templates, of those who answer learners.
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { clientId } from "./of-client.ts";

export const answerTemplates = pgTable(
  "answer_templates",
  { clientId: clientId(), slug: text().notNull(), title: text().notNull(), text: text().notNull() },
  (table) => [primaryKey({ columns: [table.clientId, table.slug] })],
);
