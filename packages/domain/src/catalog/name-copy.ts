// Knows how a copy of a product is called, in the list and by its own title.
import { cutText } from "../kernel/index.ts";

/** Within the 200 characters that a name may have; in French where the language is not known. */
export const nameCopy = (name: string, language: "FR" | "EN" | null): string =>
  `${cutText(name, 190)} (${language === "EN" ? "copy" : "copie"})`;

/** The content of a copy: its own title says so too; one without a title stays as it is. */
export const retitleCopy = <T extends object>(content: T, language: "FR" | "EN" | null): T =>
  retitle(content, (title) => nameCopy(title, language));

/** The content under another title; one without a title stays as it is. */
export function retitle<T extends object>(content: T, write: (title: string) => string): T {
  const context = "context" in content ? content.context : null;
  if (typeof context !== "object" || context === null || !("title" in context)) return content;
  const { title } = context;
  if (typeof title !== "string" || title === "") return content;
  return { ...content, context: { ...context, title: write(title) } };
}
