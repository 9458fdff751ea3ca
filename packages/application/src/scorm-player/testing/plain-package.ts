// Knows a package with the plainest rules: one item after the other, each opened by the one before, again what was
// failed, and out behind the last.
import type { ScormActivity } from "@academiz/domain/scorm";
import type { PackageRequest, PackageStep, RunningItem, RunningPackage, RuntimeListener } from "../../ports/index.ts";

const STATUS = "cmi.core.lesson_status";
/** What a content writes here is part of where its package stands. */
export const STANDING = "cmi.comments";

/** `hear`: the content that was started, and what hears of it. */
export function createPlainPackage(
  items: readonly ScormActivity[],
  state: string | null,
  hear: (content: { readonly written: Record<string, string>; readonly listener: RuntimeListener }) => void,
): RunningPackage {
  const last = items.length - 1;
  let at = Number.parseInt(state ?? "0", 10);
  let [step, wished]: [PackageStep, PackageRequest | null] = [{ kind: "stay" }, null];
  let written: Record<string, string> = {};
  /** What shows itself alone says nothing, and is done. */
  const isAsset = () => items[at]?.kind === "asset";
  const name = (place: number) => items[place]?.identifier ?? "";
  const deliver = (place: number, isFresh: boolean) => {
    at = place;
    written = {};
    step = { kind: "deliver", identifier: name(place), isFresh };
  };
  function lead(request: PackageRequest): void {
    if (request.kind === "suspendAll") return;
    if (written[STATUS] === "failed") deliver(at, true);
    else if (request.kind === "choice")
      deliver(
        items.findIndex(({ identifier }) => identifier === request.identifier),
        false,
      );
    else if (request.kind === "previous") deliver(at - 1, false);
    else if (at === last) step = { kind: "over" };
    else deliver(at + 1, true);
  }
  return {
    begin() {
      deliver(at, state === null);
      return { step: this.takeStep(), isNew: state === null };
    },
    wish(request) {
      wished = request;
    },
    settle() {
      if (wished) lead(wished);
      wished = null;
    },
    takeStep() {
      const taken = step;
      step = { kind: "stay" };
      return taken;
    },
    start({ data }, listener) {
      const own = { ...data };
      written = own;
      const end: RuntimeListener["onEnd"] = (request) => {
        if (wished) this.settle();
        else if (request) lead(request.kind === "choice" ? request : { kind: "continue" });
        listener.onEnd(request);
      };
      const running: RunningItem = { apiName: "API", api: {}, read: () => ({ ...own }) };
      hear({ written: own, listener: { ...listener, onEnd: end } });
      return running;
    },
    readWays: () => ({
      previous: at > 0,
      next: isAsset() || written[STATUS] !== undefined,
      closed: items
        .slice(at + (isAsset() || written[STATUS] === "passed" ? 2 : 1))
        .map(({ identifier }) => ({ identifier, after: [] })),
      hidden: [],
      hiddenButtons: [],
    }),
    readResult: () =>
      at === last && written[STATUS] === "passed"
        ? { status: "COMPLETE", score: 70, percentage: 100 }
        : { status: "STARTED", score: null, percentage: at * 10 },
    readState: () => `${at}${written[STANDING] ?? ""}`,
  };
}
