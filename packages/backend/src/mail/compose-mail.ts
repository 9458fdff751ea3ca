// Knows the form of every mail: a greeting, a few lines, at most one thing to do; as plain text, and as simple HTML
// with the same words.
import type { MailLook } from "@academiz/domain/theme";
import type { Locale } from "@academiz/domain/wording";

export interface MailParts {
  readonly locale: Locale;
  /** Who writes, and in which colours. */
  readonly clientName: string;
  readonly look: MailLook;
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  /** Absent where there is nothing to do. */
  readonly action?: { readonly label: string; readonly link: string };
  readonly after: readonly string[];
}
/** The recipient of a mail, and the client that sends it. */
export interface MailPerson extends Pick<MailParts, "locale" | "clientName" | "look"> {
  readonly firstname: string;
  /** The time zone of the times in it, such as `Europe/Paris`. */
  readonly timeZone: string;
}
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Names are typed by people: none of them may end a header line or begin a tag. */
export function composeMail(parts: MailParts): WrittenMail {
  const { locale, clientName, look, subject, greeting, before, action, after } = parts;
  const colon = locale === "fr" ? "\u00a0:" : ":";
  const text = [
    ...[greeting, ...before].map(flatten),
    ...(action ? [`${action.label}${colon}\n${action.link}`] : []),
    ...after.map(flatten),
  ];
  const corner = `border-radius:${look.radius}px`;
  const link = `display:inline-block;padding:12px 24px;${corner};background:${look.action};color:${look.onAction};text-decoration:none`;
  const html = [
    `<p style="margin:0;padding:16px 24px;background:${look.brand};color:${look.onBrand};font-weight:700">${escapeHtml(flatten(clientName))}</p>`,
    '<div style="padding:8px 24px">',
    ...[greeting, ...before].map(paragraph),
    ...(action ? [`<p><a href="${escapeHtml(action.link)}" style="${link}">${escapeHtml(action.label)}</a></p>`] : []),
    ...after.map((line) => `<p style="color:${look.quiet}">${escapeHtml(flatten(line))}</p>`),
    "</div>",
  ].join("");
  const body = `margin:0;padding:24px;background:${look.ground};color:${look.text};font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word`;
  const sheet = `max-width:560px;margin:0 auto;overflow:hidden;${corner};background:${look.surface}`;
  const title = flatten(subject);
  return {
    subject: title,
    text: `${text.join("\n\n")}\n`,
    html: `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${escapeHtml(title)}</title><body style="${body}"><div style="${sheet}">${html}</div></body></html>`,
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
