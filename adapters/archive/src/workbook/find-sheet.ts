// Knows where the first sheet of a workbook lies, and its texts.
import type { Entry, ZipFile } from "yauzl";
import { Hostile } from "../zip/hostile.ts";
import { readPart } from "./read-part.ts";

/** The most bytes that are read of a part that only says where things are. */
const MOST = 2 * 1_048_576;

export interface WorkbookParts {
  readonly sheet: Entry;
  /** The sheet's name, as people see it. */
  readonly name: string;
  readonly strings: Entry | undefined;
}

/** @throws Hostile */
export async function findSheet(zip: ZipFile, entries: readonly Entry[]): Promise<WorkbookParts> {
  const find = (name: string) => entries.find(({ fileName }) => fileName.toLowerCase() === name.toLowerCase());
  const [workbook, relations] = [find("xl/workbook.xml"), find("xl/_rels/workbook.xml.rels")];
  if (!workbook || !relations) throw new Hostile("it is no workbook");
  if (entries.some(({ fileName }) => /vbaProject\.bin$/i.test(fileName)))
    throw new Hostile("it holds programs (macros)");
  let [first, label]: [string | undefined, string] = [undefined, ""];
  await readPart(zip, workbook, MOST, {
    open(name, attributes) {
      if (name !== "sheet" || first !== undefined) return;
      first = attributes["r:id"] ?? Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1];
      label = attributes["name"] ?? "";
    },
  });
  const targets = new Map<string, string>();
  await readPart(zip, relations, MOST, {
    open(name, { Id, Target, TargetMode }) {
      if (name === "Relationship" && Id && Target && TargetMode !== "External") targets.set(Id, Target);
    },
  });
  const target = targets.get(first ?? "");
  const sheet = target === undefined ? undefined : find(target.startsWith("/") ? target.slice(1) : `xl/${target}`);
  if (!sheet) throw new Hostile("its first sheet is missing");
  return { sheet, name: label, strings: find("xl/sharedStrings.xml") };
}
