// Knows a learner in a package with rules, without a browser: the contents say what a test has them say.
import type { PackageRequest, PackageStep, RunningItem, RunningPackage } from "@academiz/application/ports";
import {
  describeActivities,
  type ItemData,
  listLaunchable,
  prepareItem,
  readManifest,
  readPackageRules,
} from "@academiz/domain/scorm";
import { createScormRuntime } from "../index.ts";
import { parseXml } from "./parse-xml.ts";

/** What a content says at its end. */
export const DONE = { "cmi.completion_status": "completed" };
export const PASSED = { ...DONE, "cmi.success_status": "passed" };
export const FAILED = { ...DONE, "cmi.success_status": "failed" };

export interface Kept {
  readonly state: string;
  readonly items: Readonly<Record<string, ItemData>>;
}

/** The written package, read as the player reads it. */
function readPackage(text: string) {
  const manifest = parseXml(text);
  const config = readManifest(manifest, { root: "", files: [] });
  if (!config.ok) throw new Error(config.error);
  const organization = describeActivities(manifest, config.value);
  const rules = readPackageRules(organization);
  if (!rules) throw new Error("it has no rules");
  return { items: organization.item, rules };
}

/** `kept`: the state of the launch before. */
export async function play(text: string, kept: Kept | null = null) {
  const { items, rules } = readPackage(text);
  const pack: RunningPackage = await createScormRuntime().startPackage({ items, rules, state: kept?.state ?? null });
  const data = new Map(Object.entries(kept?.items ?? {}));
  let running: RunningItem | null = null;
  let open: string | null = null;
  let isOver = false;

  function take(step: PackageStep): void {
    if (running && open) data.set(open, running.read());
    if (step.kind === "over") [running, open, isOver] = [null, null, true];
    if (step.kind !== "deliver") return;
    open = step.identifier;
    if (step.isFresh) data.delete(open);
    const activity = listLaunchable(items).find(({ identifier }) => identifier === open);
    if (!activity) throw new Error(`${open} starts nothing`);
    running = pack.start(
      {
        version: "2004",
        data: prepareItem("2004", activity, { id: "7", name: "user_7" }, data.get(open) ?? null),
        readSeconds: () => 0,
      },
      { onCall: () => undefined, onChange: () => undefined, onCommit: () => true, onEnd: () => undefined },
    );
  }
  const call = (name: string, ...args: string[]) => running?.api[name]?.(...args);
  const begun = pack.begin();
  if (begun.isNew) data.clear();
  take(begun.step);

  return {
    pack,
    isNew: begun.isNew,
    call,
    open: () => open,
    isOver: () => isOver,
    read: (element: string) => call("GetValue", element),
    /** The content says this, and goes on. */
    say(values: Readonly<Record<string, string>> = {}) {
      if (call("Initialize", "") !== "true") throw new Error("it does not initialise");
      this.add(values);
    },
    add(values: Readonly<Record<string, string>>) {
      for (const [element, value] of Object.entries(values))
        if (call("SetValue", element, value) !== "true")
          throw new Error(`${element} ${value}: ${call("GetLastError")}`);
    },
    /** The content says this and ends; its own request may lead on. */
    end(values: Readonly<Record<string, string>> = {}) {
      this.say(values);
      this.endAgain();
    },
    /** It ends, with what it has said. */
    endAgain() {
      call("Terminate", "");
      take(pack.takeStep());
    },
    /** The learner leaves, whatever the content does on its way out. */
    go(request: PackageRequest, bye: "terminate" | "nothing" = "terminate") {
      pack.wish(request);
      if (bye === "terminate") call("Terminate", "");
      pack.settle();
      take(pack.takeStep());
    },
    leave(bye: "terminate" | "nothing" = "terminate"): Kept {
      pack.wish({ kind: "suspendAll" });
      if (bye === "terminate") call("Terminate", "");
      pack.settle();
      return this.crash();
    },
    /** The state that the device would have if the page vanished now. */
    crash(): Kept {
      if (running && open) data.set(open, running.read());
      return { state: pack.readState(), items: Object.fromEntries(data) };
    },
    ways: () => pack.readWays(),
    closed: () => pack.readWays().closed.map(({ identifier }) => identifier),
    result: () => pack.readResult(),
  };
}
