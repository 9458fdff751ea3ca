// Knows how the address of a preview is opened: with its tokens, and the way back (§2.20).
import { readSettings } from "./read-settings.ts";

/**
 * The page of the learner site for the author of a path, a section or a classroom; leaving it comes back to the page
 * that it was asked from.
 */
export const writePagePreview = (page: string, slug: string) => {
  const back = new URLSearchParams({ back: location.pathname + location.search });
  return { ok: true, value: { url: `${page}/preview/${encodeURIComponent(slug)}?${back}` } } as const;
};

/**
 * Leaving the preview comes back to the page that it was asked from.
 * @param at slug of the chapter or slide where it begins.
 */
export function writePreviewAddress(
  answer: { readonly url: string; readonly token: string; readonly refreshToken: string; readonly perimeter: string },
  at?: string,
): string {
  const { url, token, refreshToken, perimeter } = answer;
  const named = readSettings().platform === undefined ? {} : { productPerimeterSlug: perimeter };
  const separator = url.includes("?") ? "&" : "?";
  const query = { token, refreshToken, returnBackoffice: location.href, ...named, ...(at === undefined ? {} : { at }) };
  return `${url}${separator}${new URLSearchParams(query)}`;
}
