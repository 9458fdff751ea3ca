// Knows what players are told about the items of a package, and where each of them starts (§3.188–§3.191, decisions
// 7).

import { resolveHref } from "../package-files/resolve-href.ts";
import { writeAddress } from "../package-files/write-address.ts";
import { findChild, listChildren, type XmlElement } from "../package-files/xml-element.ts";
import { indexSharedRules, readSequencing, type SharedRules } from "../sequencing/read-sequencing.ts";
import type { ScormSequencing } from "../sequencing/sequencing.ts";
import type { ScormActivity } from "./activities.ts";
import { organizeResources } from "./organize-resources.ts";
import type { ScormConfig, ScormItem } from "./scorm-config.ts";

/** The organization that is played. */
export interface ScormOrganization {
  readonly identifier: string;
  readonly title: string;
  /** 2004: the rules of the organization; null where it has none. */
  readonly sequencing: ScormSequencing | null;
  readonly item: ScormActivity[];
}

/** Of a manifest, and of what was read in it (`readManifest`). One without organizations has one that is empty. */
export function describeActivities(written: XmlElement, config: ScormConfig): ScormOrganization {
  const manifest = organizeResources(written);
  const { default: wanted, organization: all } = config.manifest.organizations;
  const at = Math.max(
    0,
    all.findIndex(({ identifier }) => identifier === wanted),
  );
  const [played, element] = [all[at], listChildren(findChild(manifest, "organizations"), "organization")[at]];
  const launches = listLaunches(manifest, config.root);
  const shared = indexSharedRules(listChildren(findChild(manifest, "sequencingcollection"), "sequencing"));
  const describe = (one: ScormItem, element: XmlElement): ScormActivity => {
    const launch = one.identifierref === null ? undefined : launches.get(one.identifierref);
    const rules = config.version === "2004" ? describe2004(element, shared) : describe12(element);
    return {
      identifier: one.identifier,
      title: one.title,
      isVisible: one.isVisible,
      href: launch ? writeAddress(launch.path, launch.query, one.parameters) : null,
      kind: launch?.kind ?? null,
      launchData: findChild(element, "datafromlms")?.text || null,
      timeLimitAction: findChild(element, "timelimitaction")?.text || null,
      ...rules,
      sequencing: config.version === "2004" ? readSequencing(element, shared) : null,
      item: pair(one.item, element, describe),
    };
  };
  return {
    identifier: played?.identifier ?? "",
    title: played?.title ?? "",
    sequencing: element && config.version === "2004" ? readSequencing(element, shared) : null,
    item: played && element ? pair(played.item, element, describe) : [],
  };
}

/** Pairs each item that was read with its XML element: both are in the manifest's order. */
function pair(
  items: readonly ScormItem[],
  parent: XmlElement,
  describe: (item: ScormItem, element: XmlElement) => ScormActivity,
): ScormActivity[] {
  const elements = listChildren(parent, "item");
  return items.flatMap((one, at) => {
    const element = elements[at];
    return element ? [describe(one, element)] : [];
  });
}

interface Launch {
  /** From the address of the package. */
  readonly path: string;
  readonly query: string;
  readonly kind: "sco" | "asset";
}

/**
 * By the identifier of a resource, what it starts, where that is in the package; the first of several with one name. A
 * resource without a type counts as one that may report.
 */
function listLaunches(manifest: XmlElement, root: string): ReadonlyMap<string, Launch> {
  const resources = findChild(manifest, "resources");
  const launches = new Map<string, Launch>();
  for (const one of listChildren(resources, "resource")) {
    const { identifier = "", href, scormtype } = one.attributes;
    const bases = [manifest, resources, one].map((element) => element?.attributes["base"]);
    const found = href ? resolveHref(bases, href) : null;
    const kind = scormtype?.toLowerCase() === "asset" ? "asset" : "sco";
    if (found && !launches.has(identifier)) launches.set(identifier, { ...found, path: root + found.path, kind });
  }
  return launches;
}

type Rules = Pick<ScormActivity, "masteryScore" | "completionThreshold" | "maxTimeAllowed" | "prerequisites">;

const describe12 = (item: XmlElement): Rules => ({
  masteryScore: readWithin(findChild(item, "masteryscore")?.text, 0, 100),
  completionThreshold: null,
  maxTimeAllowed: findChild(item, "maxtimeallowed")?.text || null,
  prerequisites: findChild(item, "prerequisites")?.text || null,
});

function describe2004(item: XmlElement, shared: SharedRules): Rules {
  const own = findChild(item, "sequencing");
  const common = shared.get(own?.attributes["idref"]?.trim() ?? "");
  // An item's own elements count before those that it shares with others.
  const find = (...names: readonly string[]) => findChild(own, ...names) ?? findChild(common, ...names);
  return {
    masteryScore: readPrimaryMeasure(find("objectives", "primaryobjective")),
    completionThreshold: readThreshold(findChild(item, "completionthreshold")),
    maxTimeAllowed: find("limitconditions")?.attributes["attemptabsolutedurationlimit"] || null,
    prerequisites: null,
  };
}

/** 1 where it is absent, as the standard says. */
function readPrimaryMeasure(objective: XmlElement | undefined): number | null {
  if (objective?.attributes["satisfiedbymeasure"] !== "true") return null;
  return readWithin(findChild(objective, "minnormalizedmeasure")?.text || "1", -1, 1);
}

/** As text in the 3rd edition; in the 4th an attribute, which counts where completion goes by measure. */
function readThreshold(element: XmlElement | undefined): number | null {
  if (!element) return null;
  const { completedbymeasure: isMeasured, minprogressmeasure: least } = element.attributes;
  if (isMeasured === "true") return readWithin(least || "1", 0, 1);
  return isMeasured === undefined && least === undefined ? readWithin(element.text, 0, 1) : null;
}

function readWithin(text: string | undefined, least: number, most: number): number | null {
  if (text === undefined || text.trim() === "") return null;
  const number = Number(text.trim().replace(",", "."));
  return Number.isFinite(number) && number >= least && number <= most ? number : null;
}
