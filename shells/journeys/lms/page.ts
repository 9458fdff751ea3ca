// Knows how an LMS launches a content: a fresh runtime with what was kept, held to the standard, above a frame. What is committed leaves at once.
import {
  createStrictScorm12,
  createStrictScorm2004,
  type Scorm12Lms,
  type Scorm2004Lms,
} from "@academiz/testkit/scorm";
import { Scorm12API, Scorm2004API } from "scorm-again";
import type { LmsReport, ScormVersion } from "../serve-lms.ts";

declare global {
  interface Window {
    API?: Scorm12Lms;
    API_1484_11?: Scorm2004Lms;
    /** Set by a journey: the LMS's server is out of reach. */
    isAway?: boolean;
  }
}

const kept = (await (await fetch("kept")).json()) as { version: ScormVersion; cmi: Record<string, unknown> };
const SETTINGS = { autocommit: false, logLevel: 5 } as const;
const isAway = () => window.isAway === true;
const ENDS = ["LMSCommit", "LMSFinish", "Commit", "Terminate"];

/** Tells of each call by the one way out that a page which is closing still has. */
const report = (call: LmsReport["calls"][number], readCmi: () => LmsReport["cmi"]) => {
  const isKept = ENDS.includes(call.call) && call.answer === "true";
  navigator.sendBeacon("report", JSON.stringify({ calls: [call], cmi: isKept ? readCmi() : null } satisfies LmsReport));
};

if (kept.version === "1.2") {
  const lms = new Scorm12API(SETTINGS);
  lms.loadFromJSON(kept.cmi as Parameters<typeof lms.loadFromJSON>[0]);
  const readCmi = () => (lms.renderCMIToJSONObject() as unknown as LmsReport).cmi;
  const onCall = (call: LmsReport["calls"][number]) => report(call, readCmi);
  window.API = createStrictScorm12(lms as unknown as Scorm12Lms, { onCall, isAway }).api;
} else {
  const lms = new Scorm2004API(SETTINGS);
  if ("suspend_data" in kept.cmi) lms.loadFromJSON(kept.cmi as Parameters<typeof lms.loadFromJSON>[0]);
  let exit = "";
  const readCmi = () =>
    ({ ...(lms.renderCMIToJSONObject() as unknown as { cmi: object }).cmi, exit }) as LmsReport["cmi"];
  const onCall = (call: LmsReport["calls"][number]) => {
    // The runtime does not tell it again.
    if (call.element === "cmi.exit") exit = call.value;
    report(call, readCmi);
  };
  window.API_1484_11 = createStrictScorm2004(lms as unknown as Scorm2004Lms, { onCall, isAway }).api;
}

const frame = document.createElement("iframe");
frame.title = "Content";
frame.src = "/content/index.html";
document.body.append(frame);
