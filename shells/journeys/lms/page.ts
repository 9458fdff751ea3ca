// Knows how an LMS launches a content: a fresh runtime with what was kept, held to the standard, above a frame. What is committed leaves at once.
import { createStrictScorm12, type RecordedCall, type Scorm12Lms } from "@academiz/testkit/scorm";
import { Scorm12API } from "scorm-again";
import type { LmsReport } from "../serve-lms.ts";

declare global {
  interface Window {
    API?: Scorm12Lms;
    /** Set by a journey: the LMS's server is out of reach. */
    isAway?: boolean;
  }
}

const kept = await (await fetch("kept")).json();
const lms = new Scorm12API({ autocommit: false, logLevel: 5 });
lms.loadFromJSON(kept);

let unsent: RecordedCall[] = [];
function onCall(call: RecordedCall): void {
  unsent.push(call);
  const isKept = (call.call === "LMSCommit" || call.call === "LMSFinish") && call.answer === "true";
  const { cmi } = lms.renderCMIToJSONObject() as unknown as { cmi: LmsReport["cmi"] };
  // The one way out that a page which is closing still has.
  navigator.sendBeacon("report", JSON.stringify({ calls: unsent, cmi: isKept ? cmi : null } satisfies LmsReport));
  unsent = [];
}
const { api } = createStrictScorm12(lms as unknown as Scorm12Lms, { onCall, isAway: () => window.isAway === true });
window.API = api;

const frame = document.createElement("iframe");
frame.title = "Content";
frame.src = "/content/index.html";
document.body.append(frame);
