// Knows how an LMS launches a content: a fresh runtime with the stored data, checked against the standard, above a
// frame. An answered commit has reached the server, as with LMSs that wait for it; other calls are sent at once.
import {
  createStrictScorm12,
  createStrictScorm2004,
  type LmsWords,
  openActivityWindow,
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

const kept = (await (await fetch("kept")).json()) as {
  version: ScormVersion;
  learner: string;
  cmi: Record<string, unknown>;
  /** The words of an LMS that keeps whatever comes last; null for a strict one. */
  words: LmsWords | null;
};
const SETTINGS = { autocommit: false, logLevel: 5 } as const;
const isAway = () => window.isAway === true;
const ENDS = ["LMSCommit", "LMSFinish", "Commit", "Terminate"];

/** False while the page is closing: then nobody may wait for a server. */
function sendAndWait(text: string, where = "report"): boolean {
  const request = new XMLHttpRequest();
  request.open("POST", where, false);
  try {
    request.send(text);
  } catch {
    return false;
  }
  return request.status === 204;
}
/** A closing page can only send beacons. */
const report = (call: LmsReport["calls"][number], readCmi: () => LmsReport["cmi"]) => {
  const isKept = ENDS.includes(call.call) && call.answer === "true";
  const text = JSON.stringify({ calls: [call], cmi: isKept ? readCmi() : null } satisfies LmsReport);
  if (isKept && sendAndWait(text)) return;
  navigator.sendBeacon("report", text);
};

if (kept.words) {
  const { version, learner, words } = kept;
  const { api12, api2004 } = openActivityWindow({
    version,
    learner,
    kept: words,
    send(words) {
      const text = JSON.stringify(words);
      // Browsers allow closing pages no more than 64 kB under way.
      return sendAndWait(text, "words") || navigator.sendBeacon("words", text);
    },
  });
  window.API = api12;
  window.API_1484_11 = api2004;
} else if (kept.version === "1.2") {
  const lms = new Scorm12API(SETTINGS);
  lms.loadFromJSON(kept.cmi as Parameters<typeof lms.loadFromJSON>[0]);
  const readCmi = () => (lms.renderCMIToJSONObject() as unknown as LmsReport).cmi;
  const onCall = (call: LmsReport["calls"][number]) => report(call, readCmi);
  window.API = createStrictScorm12(lms as unknown as Scorm12Lms, { onCall, isAway }).api;
} else {
  const lms = new Scorm2004API(SETTINGS);
  const resumed = "suspend_data" in kept.cmi ? kept.cmi : {};
  lms.loadFromJSON({ ...resumed, learner_id: kept.learner } as Parameters<typeof lms.loadFromJSON>[0]);
  let exit = "";
  const readCmi = () =>
    ({ ...(lms.renderCMIToJSONObject() as unknown as { cmi: object }).cmi, exit }) as LmsReport["cmi"];
  const onCall = (call: LmsReport["calls"][number]) => {
    // The runtime does not answer this element again.
    if (call.element === "cmi.exit") exit = call.value;
    report(call, readCmi);
  };
  window.API_1484_11 = createStrictScorm2004(lms as unknown as Scorm2004Lms, { onCall, isAway }).api;
}

const frame = document.createElement("iframe");
frame.title = "Content";
// Some LMSs put other pages between them and a content, or open it in a window of its own.
frame.src = new URLSearchParams(location.search).get("first") ?? "/content/index.html";
document.body.append(frame);
