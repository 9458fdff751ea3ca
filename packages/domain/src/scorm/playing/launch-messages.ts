// Knows the messages between the player's page and the frame that plays a package, which have two origins.
import * as z from "zod/mini";
import { packageDataSchema } from "../item/package-data.ts";
import { scormActivitySchema } from "../manifest/activities.ts";
import { completionRuleSchema } from "./completion-rule.ts";
import { openWaysSchema } from "./open-ways.ts";
import { packageRulesSchema } from "./package-rules.ts";

/** The end of the year 9999: a later moment has no ISO timestamp with four digits. */
const LAST_MOMENT = Date.UTC(10_000, 0) - 1_000;
/** A stranger may send anything, so it has to be a moment from which one can count. */
const momentSchema = z.string().check(z.refine((text) => Date.parse(text) < LAST_MOMENT));

/** What is kept of a launch: a result, and what the package resumes from. */
export const launchSaveSchema = z.object({
  status: z.enum(["NOT_STARTED", "STARTED", "COMPLETE", "FAILED"]),
  /** 0–100; null without one. */
  score: z.nullable(z.number()),
  /** 0–100. */
  percentage: z.number(),
  /** Seconds, over all launches. */
  time: z.number(),
  scormProperties: packageDataSchema,
  /** From 1: launching a package that has ended begins another attempt. */
  attempt: z._default(z.number(), 1),
  /** ISO timestamp: later than that of every save before it. */
  eventDate: momentSchema,
  /** ISO timestamp of the beginning of its launch; null where it names none. */
  launchedAt: z._default(z.nullable(z.string()), null),
  /** How long the launch had taken at that report, by its beginning; null where nobody counts. */
  visit: z._default(z.nullable(z.object({ launchedAt: z.string(), seconds: z.number() })), null),
});
/** What is kept of a launch. */
export type LaunchSave = z.infer<typeof launchSaveSchema>;

/** A call of a content, for anybody who looks for the cause of a problem. */
export const launchCallSchema = z.object({
  /** Milliseconds since the launch. */
  at: z.number(),
  item: z.string(),
  name: z.string(),
  args: z.array(z.string()),
  result: z.string(),
  error: z.number(),
});
/** A call that a content made. */
export type LaunchCall = z.infer<typeof launchCallSchema>;

/**
 * What the frame sends to the page. A package can reach everything in its frame, so nothing from there can be trusted.
 */
export const frameMessageSchema = z.discriminatedUnion("type", [
  /** The frame is loaded. `leftover`: what an earlier launch could not send. */
  z.object({ type: z.literal("ready"), leftover: z.nullable(launchSaveSchema) }),
  /** An item is shown. */
  z.object({ type: z.literal("opened"), identifier: z.string() }),
  /** The ways that are open from now on. */
  z.object({ type: z.literal("ways"), ways: openWaysSchema }),
  /**
   * A save to store. `isSafe` false: this device keeps nothing until then. `isEnd`: the content of an item has ended.
   */
  z.object({ type: z.literal("progress"), save: launchSaveSchema, isSafe: z.boolean(), isEnd: z.boolean() }),
  z.object({ type: z.literal("calls"), calls: z.array(launchCallSchema) }),
  /** The content of the only item reported its end; not `isOver`: it has begun again. */
  z.object({ type: z.literal("ended"), isOver: z.boolean() }),
  /** The browser held back a window that the content wanted to open. */
  z.object({ type: z.literal("window.blocked") }),
  /** A page of the content did not load, because there is no connection; not `isAway`: one has loaded since. */
  z.object({ type: z.literal("content.away"), isAway: z.boolean() }),
  /** How many seconds this launch has taken, without any other news. */
  z.object({ type: z.literal("time"), seconds: z.number() }),
  /** The content asks to leave. */
  z.object({ type: z.literal("exit") }),
  /** The content was closed, and everything that it reported was sent. */
  z.object({ type: z.literal("left") }),
  /** The code that plays contents could not be loaded. */
  z.object({ type: z.literal("broken") }),
]);
/** What the frame tells the page. */
export type FrameMessage = z.infer<typeof frameMessageSchema>;

const launchOrderSchema = z.object({
  version: z.enum(["1.2", "2004"]),
  items: z.array(scormActivitySchema),
  /** Null for a package without rules. */
  rules: z.nullable(packageRulesSchema),
  /** Its completion rule. */
  completion: completionRuleSchema,
  /** Identifiers of items whose page is missing: they never count as opened. */
  pageless: z.array(z.string()),
  /** The address that an item's `href` continues. */
  contentUrl: z.string(),
  /** The pass to read files there. */
  pass: z.string(),
  learner: z.object({ id: z.string(), name: z.string() }),
  /** The data to resume from. */
  data: packageDataSchema,
  attempt: z.number(),
  /** ISO timestamp of what is stored, or waits to be; null where there is nothing. */
  storedEventDate: z.nullable(z.string()),
  /** ISO timestamp of its own beginning, by the server's clock; null where nothing is kept. */
  launchedAt: z.nullable(z.string()),
  /** Null where nothing is kept: in a preview, and in an impersonation. */
  ticket: z.nullable(z.string()),
});
/** What a frame is launched with. */
export type LaunchOrder = z.infer<typeof launchOrderSchema>;

/** The words that offer a blocked window, and those of the button that opens it. */
const windowWordsSchema = z.object({ text: z.string(), action: z.string() });
/** The words that offer a blocked window. */
export type WindowWords = z.infer<typeof windowWordsSchema>;

/** What the page sends to the frame. */
export const pageMessageSchema = z.discriminatedUnion("type", [
  /**
   * The first message. `journal`: where, and with which key (32 bytes, base64url), waiting saves are kept on the
   * device.
   */
  z.object({ type: z.literal("hello"), journal: z.nullable(z.object({ name: z.string(), key: z.string() })) }),
  z.object({ type: z.literal("launch"), order: launchOrderSchema }),
  z.object({ type: z.literal("open"), identifier: z.string() }),
  z.object({ type: z.literal("go"), to: z.enum(["previous", "next"]) }),
  /** A new ticket for commits. */
  z.object({ type: z.literal("ticket"), ticket: z.string() }),
  /** Reports up to then are stored, of that launch (null where none is named) and earlier ones. */
  z.object({ type: z.literal("stored"), launchedAt: z.nullable(z.string()), eventDate: z.string() }),
  /**
   * The report was not stored: an earlier launch has stored a later date. Everything has to be reported again, with a
   * later one.
   */
  z.object({ type: z.literal("behind"), eventDate: z.string() }),
  /** Another launch went further, and stored this: nothing of this one is stored any more. */
  z.object({
    type: z.literal("outdated"),
    launchedAt: z.nullable(z.string()),
    eventDate: z.string(),
    storedAt: z.nullable(z.string()),
  }),
  /** Offer a blocked window to the learner: a window of the content can only be opened from its own frame. */
  z.object({ type: z.literal("offer"), words: windowWordsSchema }),
  /** Load the page of the content again that could not be loaded. */
  z.object({ type: z.literal("reload") }),
  /** The learner leaves: the content may say goodbye. */
  z.object({ type: z.literal("leave") }),
]);
/** What the page tells the frame. */
export type PageMessage = z.infer<typeof pageMessageSchema>;
