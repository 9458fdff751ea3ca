// Knows where a course is played and its result stored: on the platform, from a disk, in an LMS of either version.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import type { Platform } from "../platform.ts";
import { serveLms } from "../serve-lms.ts";
import type { Player } from "./hand.ts";

export const PLACES = ["platform", "web", "1.2", "2004"] as const;
export type CoursePlace = (typeof PLACES)[number];

export interface ServedCourse {
  readonly url: string;
  /** The player on the page at that address. */
  readonly findPlayer: (page: Page) => Player;
  /** The stored result, in the words of the platform; null where only the browser stores it. */
  readonly readStored: (() => Promise<{ readonly status: string | undefined; readonly score: number }>) | null;
  close(): Promise<void>;
}
const DONE = { completed: "COMPLETE" } as Readonly<Record<string, string>>;
const keepOpen = async () => {};
const inFrame = (page: Page): Player => page.frameLocator("iframe");

/** @param login who plays. */
export async function serveOnPlatform(platform: Platform, name: string, login: string): Promise<ServedCourse> {
  const token = await platform.signIn(login);
  const { products } = await (await platform.call(token, "/api/products?limit=100")).json();
  const { perimeterSlug } = products.find((one: { readonly name: string }) => one.name === name);
  const { link } = await (await platform.call(token, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
  return {
    url: new URL(link, platform.url).href,
    findPlayer: (page) => page,
    async readStored() {
      const { progress } = await (await platform.call(token, `/api/progress/${perimeterSlug}`)).json();
      return { status: progress.status, score: progress.score };
    },
    close: keepOpen,
  };
}

/** @param folder of a package of this kind. */
export async function servePackage(folder: string, place: Exclude<CoursePlace, "platform">): Promise<ServedCourse> {
  if (place === "web") {
    const url = pathToFileURL(join(folder, "index.html")).href;
    return { url, findPlayer: (page) => page, readStored: null, close: keepOpen };
  }
  if (place === "1.2") {
    const lms = await serveLms(folder);
    const readStored = async () => {
      const core = lms.readCmi()?.core;
      return { status: DONE[core?.["lesson_status"] ?? ""], score: Number(core?.score["raw"]) };
    };
    return { url: lms.url, findPlayer: inFrame, readStored, close: () => lms.close() };
  }
  const lms = await serveLms(folder, "2004");
  const readStored = async () => {
    const cmi = lms.readCmi();
    return { status: DONE[cmi?.completion_status ?? ""], score: Number(cmi?.score["scaled"]) * 100 };
  };
  return { url: lms.url, findPlayer: inFrame, readStored, close: () => lms.close() };
}
