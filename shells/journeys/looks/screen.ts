// Knows the shape of a screen's entry in the table: whose it is, its address, and how its state is reached.
import type { Locator, Page } from "@playwright/test";
import type { Platform } from "../platform.ts";
import type { Look } from "./look.ts";

export interface Screen {
  readonly name: string;
  /** Who of the demo sees it; absent: nobody who is signed in. */
  readonly role?: "learner" | "trainer" | "manager" | "author" | "superadmin";
  readonly app?: "" | "/admin";
  /** In the app; a page of the player is reached from what is made for it. */
  readonly address: string | ((platform: Platform, look: Look) => Promise<string>);
  /** Before the page is opened: what its network does. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Leads from the opened page to the state. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** What is visible once the state is reached; absent: the page's heading. */
  readonly see?: (page: Page) => Locator;
  /** The browser's messages in a state that is an error. */
  readonly complaint?: RegExp;
}
