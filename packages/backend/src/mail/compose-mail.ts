// Knows the shape of every mail: a greeting, a few lines, one thing to do at most; plain text, and simple HTML of the
// same words.
import type { Locale } from "@academiz/domain/wording";

export interface MailParts {
  readonly locale: Locale;
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  /** Absent where there is nothing to do. */
  readonly action?: { readonly label: string; readonly link: string };
  readonly after: readonly string[];
}
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Names come from people: none of them ends a line of a header or begins a tag. */
export function composeMail({ locale, subject, greeting, before, action, after }: MailParts): WrittenMail {
  const colon = locale === "fr" ? "\u00a0:" : ":";
  const text = [
    ...[greeting, ...before].map(flatten),
    ...(action ? [`${action.label}${colon}\n${action.link}`] : []),
    ...after.map(flatten),
  ];
  const html = [
    ...[greeting, ...before].map(paragraph),
    ...(action ? [`<p><a href="${escapeHtml(action.link)}">${escapeHtml(action.label)}</a></p>`] : []),
    ...after.map(paragraph),
  ].join("");
  const title = flatten(subject);
  return {
    subject: title,
    text: `${text.join("\n\n")}\n`,
    html: `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${escapeHtml(title)}</title><body>${html}</body></html>`,
  };
}

const flatten = (line: string): string => line.replace(/\p{Cc}+/gu, " ").trim();
const paragraph = (line: string): string => `<p>${escapeHtml(flatten(line))}</p>`;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
