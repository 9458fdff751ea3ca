// Knows the data that a package keeps from one launch to the next (§3.182): the data model of each of its items, as
// text.
import * as z from "zod/mini";
import { escapeText, unescapeText } from "./odd-texts.ts";

const itemDataSchema = z.record(z.string(), z.string());
/**
 * The data model of an item, as its content would read it: `{"cmi.suspend_data": "…", "cmi.core.lesson_status":
 * "incomplete"}`.
 */
export type ItemData = z.infer<typeof itemDataSchema>;

/** The zod schema of what a package keeps from one launch to the next. */
export const packageDataSchema = z.object({
  /** Identifier of the item that was open last; null before the first. */
  item: z._default(z.nullable(z.string()), null),
  /** By the identifiers of the items. */
  items: z._default(z.record(z.string(), itemDataSchema), {}),
  /** The state of its rules, in the format of their engine; null if it has none, or nothing was played yet. */
  sequencing: z._default(z.nullable(z.string()), null),
  /** Seconds of earlier attempts. */
  earlierTime: z._default(z.number(), 0),
});
/** What a package keeps from one launch to the next: the `scormProperties` of its progress. */
export type PackageData = z.infer<typeof packageDataSchema>;

/** The data of a package that nobody has launched yet. */
export const EMPTY_PACKAGE_DATA: PackageData = { item: null, items: {}, sequencing: null, earlierTime: 0 };

/** Reads stored `scormProperties`; unreadable data count as empty (§8.23). */
export function readPackageData(properties: unknown): PackageData {
  const read = packageDataSchema.safeParse(properties);
  return read.success ? read.data : EMPTY_PACKAGE_DATA;
}

/**
 * The data in the form for storage outside the frame that plays it: every text of a content is escaped (`escapeText`).
 */
export const escapePackageData = (data: PackageData): PackageData => mapTexts(data, escapeText);

/** The data as contents wrote them. */
export const unescapePackageData = (data: PackageData): PackageData => mapTexts(data, unescapeText);

/** Only texts are escaped: identifiers come from the manifest, and names of elements from the standard. */
const mapTexts = (data: PackageData, map: (text: string) => string): PackageData => ({
  ...data,
  items: mapValues(data.items, (item) => mapValues(item, map)),
  sequencing: data.sequencing === null ? null : map(data.sequencing),
});

const mapValues = <V>(record: Readonly<Record<string, V>>, map: (value: V) => V): Record<string, V> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
