// Knows how the focus goes to what a change is about to draw, or to what stays where something was deleted: it never
// falls out of the page.
import { useCallback, useEffect, useReducer, useRef } from "react";

/**
 * It is forgotten with the next key or press of the author: what they do next is where they want to be.
 * @param find null as long as it is not drawn; what can take the focus otherwise.
 */
export type FocusSoon = (find: () => HTMLElement | null) => void;

/** What an author begins something with. */
const ACTS = ["keydown", "pointerdown"] as const;

export function useFocusSoon(): FocusSoon {
  const wanted = useRef<(() => HTMLElement | null) | null>(null);
  // What stands there already changes nothing: it is drawn for this alone.
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const tryNow = () => {
    const element = wanted.current?.();
    if (!element) return;
    wanted.current = null;
    element.focus();
  };
  useEffect(tryNow);
  useEffect(() => {
    const forget = () => {
      wanted.current = null;
    };
    for (const act of ACTS) document.addEventListener(act, forget, true);
    return () => {
      for (const act of ACTS) document.removeEventListener(act, forget, true);
    };
  }, []);
  return useCallback((find) => {
    wanted.current = find;
    draw();
  }, []);
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const byData = (name: string, value: string) => `[data-${name}="${CSS.escape(value)}"]`;

/** Where a block is written. */
export const findBlockText = (slug: string) => (): HTMLElement | null => {
  const block = byData("block", slug);
  return find(`${block} [role=textbox], ${block} input, ${block} textarea`);
};
export const findBlock = (slug: string) => (): HTMLElement | null => find(byData("block", slug));
/** The first control of a part of the settings of the course. */
export const findCourseSettings = (part: "background" | "conditions") => (): HTMLElement | null => {
  const group = byData("settings", part);
  return find(`${group} input, ${group} button, ${group} textarea`);
};
/** Where an author types what they look for, in the pane or in the drawer, whichever is in sight. */
export const findFindField = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>("[data-find] input")].find((field) => field.checkVisibility()) ?? null;
export const findAdding = (): HTMLElement | null => find("[data-adding] button");
/** The title of the page that is being edited, when it is this one. */
export const findPageTitle = (slug: string) => (): HTMLElement | null => find(`input${byData("page", slug)}`);
/** One of the fields of a block, by its name. */
export const findPart = (slug: string, part: string) => (): HTMLElement | null =>
  find(`${byData("block", slug)} ${byData("part", part)}`);
/**
 * A block of a page and its field, once that page is drawn; the block, or the head of the page, where there is no such
 * field or block.
 */
export const findOnPage = (page: string, slug: string, part: string) => (): HTMLElement | null => {
  const head = find(`main ${byData("page", page)}`);
  return head && (findPart(slug, part)() ?? find(byData("block", slug)) ?? head);
};
/** The rules of a page in its settings; the head of the page where these stand in a drawer that is closed. */
export const findRulesOf = (page: string, rules: "opening" | "completion") => (): HTMLElement | null => {
  const head = find(`main ${byData("page", page)}`);
  const group = find(`${byData("rules", rules)}${byData("rules-of", page)}`);
  if (!group?.checkVisibility()) return head;
  return group.querySelector<HTMLElement>("input, select, [role=combobox], button") ?? group;
};
/** An element in the outline; in a drawer that was closed, the page or the heading that stands in its place. */
export const findInOutline = (slug: string) => (): HTMLElement | null =>
  find(`[role=tree] ${byData("node", slug)}`)?.checkVisibility()
    ? find(`[role=tree] ${byData("node", slug)}`)
    : find(`main ${byData("page", slug)}`);
