// Knows what the player's page and the frame that plays a package, which are of two origins, tell each other.
import * as z from "zod/mini";
import { packageDataSchema } from "../item/package-data.ts";
import { scormActivitySchema } from "../manifest/activities.ts";
import { completionRuleSchema } from "./completion-rule.ts";
import { openWaysSchema } from "./open-ways.ts";
import { packageRulesSchema } from "./package-rules.ts";

/** The end of the year 9999: what is later has no ISO timestamp of four digits. */
const LAST_MOMENT = Date.UTC(10_000, 0) - 1_000;
/** Whatever a stranger sends, a moment can be counted from it. */
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
  /** From 1: a launch of what has ended begins another. */
  attempt: z._default(z.number(), 1),
  /** ISO timestamp: later than that of every save before it. */
  eventDate: momentSchema,
  /** ISO timestamp of the beginning of its launch; null where nobody said so. */
  launchedAt: z._default(z.nullable(z.string()), null),
  /** How long the launch had taken when its content said so, by its beginning; null where nobody counts. */
  visit: z._default(z.nullable(z.object({ launchedAt: z.string(), seconds: z.number() })), null),
});
/** What is kept of a launch. */
export type LaunchSave = z.infer<typeof launchSaveSchema>;

/** A call that a content made, for whoever looks for a cause. */
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
 * What the frame tells the page. A package can reach everything of its frame: what comes from there is a stranger's.
 */
export const frameMessageSchema = z.discriminatedUnion("type", [
  /** It is there. `leftover`: what an earlier launch could not send. */
  z.object({ type: z.literal("ready"), leftover: z.nullable(launchSaveSchema) }),
  /** An item is shown. */
  z.object({ type: z.literal("opened"), identifier: z.string() }),
  /** Which ways are open from now on. */
  z.object({ type: z.literal("ways"), ways: openWaysSchema }),
  /** To be stored. `isSafe` false: this device keeps nothing until then. `isEnd`: the content of an item has ended. */
  z.object({ type: z.literal("progress"), save: launchSaveSchema, isSafe: z.boolean(), isEnd: z.boolean() }),
  z.object({ type: z.literal("calls"), calls: z.array(launchCallSchema) }),
  /** The only item has ended by its content's own word; not `isOver`: it has begun again. */
  z.object({ type: z.literal("ended"), isOver: z.boolean() }),
  /** The browser held back a window that the content wanted to open. */
  z.object({ type: z.literal("window.blocked") }),
  /** A page of the content did not come, for there is no connection; not `isAway`: one has come since. */
  z.object({ type: z.literal("content.away"), isAway: z.boolean() }),
  /** How many seconds this launch has taken: nothing else is new. */
  z.object({ type: z.literal("time"), seconds: z.number() }),
  /** The content asks to leave. */
  z.object({ type: z.literal("exit") }),
  /** The content is gone, and all that it had to say is told. */
  z.object({ type: z.literal("left") }),
  /** What plays contents could not be had. */
  z.object({ type: z.literal("broken") }),
]);
/** What the frame tells the page. */
export type FrameMessage = z.infer<typeof frameMessageSchema>;

const launchOrderSchema = z.object({
  version: z.enum(["1.2", "2004"]),
  items: z.array(scormActivitySchema),
  /** Null for a package without rules. */
  rules: z.nullable(packageRulesSchema),
  /** What makes it complete. */
  completion: completionRuleSchema,
  /** Identifiers of items whose page is not there: they never count as opened. */
  pageless: z.array(z.string()),
  /** Continued by the `href` of an item. */
  contentUrl: z.string(),
  /** The right to read what is there. */
  pass: z.string(),
  learner: z.object({ id: z.string(), name: z.string() }),
  /** What it resumes from. */
  data: packageDataSchema,
  attempt: z.number(),
  /** ISO timestamp of what is stored, or waits to be; null when nothing is. */
  storedEventDate: z.nullable(z.string()),
  /** ISO timestamp of its own beginning, by the server's clock; null where nothing is kept. */
  launchedAt: z.nullable(z.string()),
  /** Null where nothing is kept: in a preview, and for whoever stands in for a learner. */
  ticket: z.nullable(z.string()),
});
/** What a frame is launched with. */
export type LaunchOrder = z.infer<typeof launchOrderSchema>;

/** In which words a window that was held back is offered, and the button that opens it. */
const windowWordsSchema = z.object({ text: z.string(), action: z.string() });
/** In which words a window that was held back is offered. */
export type WindowWords = z.infer<typeof windowWordsSchema>;

/** What the page tells the frame. */
export const pageMessageSchema = z.discriminatedUnion("type", [
  /** The first word. `journal`: where and with which key (32 bytes, base64url) what waits is kept on the device. */
  z.object({ type: z.literal("hello"), journal: z.nullable(z.object({ name: z.string(), key: z.string() })) }),
  z.object({ type: z.literal("launch"), order: launchOrderSchema }),
  z.object({ type: z.literal("open"), identifier: z.string() }),
  z.object({ type: z.literal("go"), to: z.enum(["previous", "next"]) }),
  /** Another right to commit. */
  z.object({ type: z.literal("ticket"), ticket: z.string() }),
  /** What was told up to then is stored, of that launch (null where none is named) and those before it. */
  z.object({ type: z.literal("stored"), launchedAt: z.nullable(z.string()), eventDate: z.string() }),
  /**
   * What was told was not stored: an earlier launch has stored a later date. All is to be told again, later than that.
   */
  z.object({ type: z.literal("behind"), eventDate: z.string() }),
  /** Another launch has gone further, and stored this: nothing of this one is stored any more. */
  z.object({
    type: z.literal("outdated"),
    launchedAt: z.nullable(z.string()),
    eventDate: z.string(),
    storedAt: z.nullable(z.string()),
  }),
  /** A window that was held back is offered to the learner: one of the content opens in its own frame alone. */
  z.object({ type: z.literal("offer"), words: windowWordsSchema }),
  /** The page of the content that did not come is asked for again. */
  z.object({ type: z.literal("reload") }),
  /** The learner leaves: the content may say goodbye. */
  z.object({ type: z.literal("leave") }),
]);
/** What the page tells the frame. */
export type PageMessage = z.infer<typeof pageMessageSchema>;
