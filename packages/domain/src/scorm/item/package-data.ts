// Knows what a package keeps from one launch to the next (§3.182): the data model of each of its items, as text.
import * as z from "zod/mini";
import { escapeText, unescapeText } from "./odd-texts.ts";

const itemDataSchema = z.record(z.string(), z.string());
/**
 * The data model of an item, as its content would read it: `{"cmi.suspend_data": "…", "cmi.core.lesson_status":
 * "incomplete"}`.
 */
export type ItemData = z.infer<typeof itemDataSchema>;

/** What a package keeps from one launch to the next, as zod reads it. */
export const packageDataSchema = z.object({
  /** Identifier of the item that was open last; null before the first. */
  item: z._default(z.nullable(z.string()), null),
  /** By the identifiers of the items. */
  items: z._default(z.record(z.string(), itemDataSchema), {}),
  /** Where its rules stand, in the words of what keeps them; null where it has none, or nothing was played yet. */
  sequencing: z._default(z.nullable(z.string()), null),
  /** Seconds in attempts that were begun anew. */
  earlierTime: z._default(z.number(), 0),
});
/** What a package keeps from one launch to the next: the `scormProperties` of its progress. */
export type PackageData = z.infer<typeof packageDataSchema>;

/** What a package has that nobody has launched yet. */
export const EMPTY_PACKAGE_DATA: PackageData = { item: null, items: {}, sequencing: null, earlierTime: 0 };

/** Of stored `scormProperties`; what cannot be read is empty (§8.23). */
export function readPackageData(properties: unknown): PackageData {
  const read = packageDataSchema.safeParse(properties);
  return read.success ? read.data : EMPTY_PACKAGE_DATA;
}

/** As it is kept outside the frame that plays it: every text that contents wrote is escaped (`escapeText`). */
export const escapePackageData = (data: PackageData): PackageData => mapTexts(data, escapeText);

/** As contents wrote it. */
export const unescapePackageData = (data: PackageData): PackageData => mapTexts(data, unescapeText);

/** Identifiers are the manifest's, and elements the standard's. */
const mapTexts = (data: PackageData, map: (text: string) => string): PackageData => ({
  ...data,
  items: mapValues(data.items, (item) => mapValues(item, map)),
  sequencing: data.sequencing === null ? null : map(data.sequencing),
});

const mapValues = <V>(record: Readonly<Record<string, V>>, map: (value: V) => V): Record<string, V> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
