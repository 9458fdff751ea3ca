// Knows how the focus goes to something that a change will draw, or to a neighbour of what was deleted, so that it is
// never lost.
import { useCallback, useEffect, useReducer, useRef } from "react";

/**
 * The author's next key or press cancels it, since they choose where they want to be.
 * @param find answers null as long as it is not drawn, else the element to focus.
 */
export type FocusSoon = (find: () => HTMLElement | null) => void;

/** The events that begin an action of the author. */
const ACTS = ["keydown", "pointerdown"] as const;

export function useFocusSoon(): FocusSoon {
  const wanted = useRef<(() => HTMLElement | null) | null>(null);
  const watch = useRef<MutationObserver>(undefined);
  // An element that exists already causes no redraw, so one is requested here.
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const giveUp = () => {
    wanted.current = null;
    watch.current?.disconnect();
  };
  const tryNow = () => {
    const element = wanted.current?.();
    if (!element) return;
    giveUp();
    element.focus();
  };
  useEffect(tryNow);
  useEffect(() => {
    // A part that comes late redraws nothing else.
    watch.current = new MutationObserver(tryNow);
    const forget = giveUp;
    for (const act of ACTS) document.addEventListener(act, forget, true);
    return () => {
      giveUp();
      for (const act of ACTS) document.removeEventListener(act, forget, true);
    };
  }, []);
  return useCallback((find) => {
    wanted.current = find;
    watch.current?.observe(document.body, { childList: true, subtree: true });
    draw();
  }, []);
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const byData = (name: string, value: string) => `[data-${name}="${CSS.escape(value)}"]`;

/** The text field of a block. */
export const findBlockText = (slug: string) => (): HTMLElement | null => {
  const block = byData("block", slug);
  return find(`${block} [role=textbox], ${block} input, ${block} textarea`);
};
export const findBlock = (slug: string) => (): HTMLElement | null => find(byData("block", slug));
/** The first control of a part of the course's settings. */
export const findCourseSettings = (part: "background" | "conditions" | "styles") => (): HTMLElement | null => {
  const group = byData("settings", part);
  return find(`textarea${group}, ${group} input, ${group} button`);
};
/** The search field, in the pane or in the drawer, whichever is visible. */
export const findFindField = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>("[data-find] input")].find((field) => field.checkVisibility()) ?? null;
export const findAdding = (): HTMLElement | null => find("[data-adding] button");
/** The title of this page, where it is the one being edited. */
export const findPageTitle = (slug: string) => (): HTMLElement | null => find(`input${byData("page", slug)}`);
/** A field of a block, by its name. */
export const findPart = (slug: string, part: string) => (): HTMLElement | null =>
  find(`${byData("block", slug)} ${byData("part", part)}`);
/**
 * A field of a block on a page, once that page is drawn; the block, or the head of the page, where the field or the
 * block does not exist.
 */
export const findOnPage = (page: string, slug: string, part: string) => (): HTMLElement | null => {
  const head = find(`main ${byData("page", page)}`);
  return head && (findPart(slug, part)() ?? find(byData("block", slug)) ?? head);
};
/**
 * The rules of a page, a chapter or the course in its settings; the head of the page where the settings are in a closed
 * drawer.
 */
export const findRulesOf = (page: string, rules: "opening" | "completion") => (): HTMLElement | null => {
  const head = find(`main ${byData("page", page)}`);
  const group = find(`${byData("rules", rules)}${byData("rules-of", page)}`);
  if (!group?.checkVisibility()) return head;
  return group.querySelector<HTMLElement>("input, select, [role=combobox], button") ?? group;
};
/** What a condition of a part is about, in the pane or in the drawer, whichever is visible. */
export const findCondition = (page: string, rules: "opening" | "completion", place: string) => (): HTMLElement | null =>
  [
    ...document.querySelectorAll<HTMLElement>(
      `${byData("rules", rules)}${byData("rules-of", page)} ${byData("condition", place)} [role=combobox]`,
    ),
  ].find((field) => field.checkVisibility()) ?? null;
/** The field of a required average, in the pane or in the drawer, whichever is visible. */
export const findAverage = (part: string, place: string) => (): HTMLElement | null =>
  [
    ...document.querySelectorAll<HTMLElement>(
      `${byData("rules", "completion")}${byData("rules-of", part)} ${byData("average", place)} input`,
    ),
  ].find((field) => field.checkVisibility()) ?? null;
/** The rules that open a part, once they are visible, in the pane or in the drawer. */
export const findOpening = (part: string) => (): HTMLElement | null => {
  const group = [
    ...document.querySelectorAll<HTMLElement>(`${byData("rules", "opening")}${byData("rules-of", part)}`),
  ].find((one) => one.checkVisibility());
  return group?.querySelector<HTMLElement>("input, [role=combobox], button") ?? null;
};
/** An element in the outline; where the drawer was closed, the page or the heading in its place. */
export const findInOutline = (slug: string) => (): HTMLElement | null =>
  find(`[role=tree] ${byData("node", slug)}`)?.checkVisibility()
    ? find(`[role=tree] ${byData("node", slug)}`)
    : find(`main ${byData("page", slug)}`);
