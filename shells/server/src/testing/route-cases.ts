// Knows how each route of the contract is called in tests: a new route does not compile here until it has its case.
import type { RouteName } from "@academiz/contract";

export interface RouteCase {
  /** `own` stands for a slug of the caller's client; what the foreign-slug tests replace. */
  readonly params?: "product" | "perimeter" | "client" | "notification";
  readonly body?: unknown;
  /** Bodies that must answer 422. */
  readonly badBodies?: readonly unknown[];
}

const DATE = "2026-01-01T00:00:00.000Z";
export const HISTORY_ENTRY = {
  slug: "game-1",
  productPerimeterSlug: "nowhere",
  type: "GAME",
  status: "COMPLETE",
  score: 80,
  percentage: 100,
  time: 12,
  badge: null,
  eventDate: DATE,
};

const SETUP = {
  token: "x",
  clientSlug: "acme",
  clientName: "Acme",
  login: "ada",
  email: "ada@acme.example",
  locale: "fr",
  password: "x",
};

export const ROUTE_CASES: Readonly<Record<RouteName, RouteCase>> = {
  health: {},
  login: { body: { login: "x", password: "y" }, badBodies: [{}, { login: 1, password: "y" }, [], null] },
  refresh: { body: { refreshToken: "x" }, badBodies: [{}, { refreshToken: 1 }] },
  renewToken: {},
  logout: { body: { refreshToken: "x", identifier: "x" }, badBodies: [{}, { refreshToken: "x" }] },
  originPlatform: { params: "client" },
  me: {},
  updateMe: {
    body: { firstname: "Ada" },
    badBodies: [{ locale: "de" }, { firstname: "x".repeat(201) }, { hasAcceptedCgu: "yes" }],
  },
  currentClient: {},
  findClientSlug: {},
  askAccountLink: {},
  resetPassword: { body: { password: "x" }, badBodies: [{}, { password: 1 }, { password: "x".repeat(513) }] },
  changeTemporaryPassword: { body: { password: "x" }, badBodies: [{}, { password: null }] },
  setUpPlatform: { body: SETUP, badBodies: [{}, { ...SETUP, clientSlug: "a_b" }, { ...SETUP, email: "nobody" }] },
  listMails: {},
  readMail: {},
  listLearniz: {},
  getLearniz: { params: "product" },
  createLearniz: {
    body: { name: "New" },
    badBodies: [
      {},
      { name: " " },
      { name: "x", configDraft: {} },
      { name: "x", configDraft: [] },
      { name: "x", folderSlug: "x".repeat(201) },
    ],
  },
  learnizTemplate: {},
  saveLearniz: {
    params: "product",
    body: { name: "x", updatedAt: DATE },
    badBodies: [{}, { updatedAt: DATE, configDraft: { version: "99.0.0" } }],
  },
  publishLearniz: {
    params: "product",
    body: { updatedAt: DATE },
    badBodies: [{}, { updatedAt: DATE, visible: "yes" }],
  },
  duplicateLearniz: { params: "product", body: {}, badBodies: [{ configDraft: { chapters: 3 } }] },
  deleteLearniz: { params: "product" },
  previewLearniz: { params: "product" },
  learnizProgressList: { params: "product" },
  exportLearnizScorm: { params: "product", body: {}, badBodies: [{ scormVersion: "9" }, { draft: 1 }] },
  listMyProducts: {},
  playerLink: { params: "perimeter" },
  playLearniz: { params: "perimeter" },
  saveLearnizProgress: {
    params: "perimeter",
    body: { progress: { eventDate: DATE } },
    badBodies: [{}, { progress: [] }, { progress: {} }, { progress: { eventDate: "yesterday" } }],
  },
  listNotifications: {},
  markNotification: {
    params: "notification",
    body: { isRead: true },
    badBodies: [{}, { isRead: "yes" }, [], null],
  },
  markAllNotifications: { body: {} },
  liveToken: {},
  addHistories: {
    body: [HISTORY_ENTRY],
    badBodies: [{}, [{ ...HISTORY_ENTRY, type: "BOOK" }], [{ ...HISTORY_ENTRY, eventDate: "soon" }]],
  },
};
