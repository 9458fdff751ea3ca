// Knows the runtime of SCORM 2004.
import { Scorm2004API } from "scorm-again/scorm2004/min";
import { answerCommits, type Engine, type EngineMaker, SILENT } from "./engine.ts";
import { loadKept } from "./load-kept.ts";

const GENERAL_COMMIT_FAILURE = 391;
const LOCATION = "cmi.location";

export const createEngine2004: EngineMaker = (data, onCommit) => {
  const api = new Scorm2004API(
    { autocommit: false, logLevel: SILENT, lmsCommitUrl: "/" },
    answerCommits(onCommit, GENERAL_COMMIT_FAILURE),
  );
  const refused = loadKept(api, "2004", data);
  return {
    refused,
    calls: bindCalls(api),
    getFlattenedCMI: () => api.getFlattenedCMI(),
    completesSilence: () => true,
    clearError() {
      api.lastErrorCode = "0";
    },
  };
};

export const bindCalls = (api: Scorm2004API): Engine["calls"] => ({
  Initialize: api.Initialize.bind(api),
  Terminate: api.Terminate.bind(api),
  GetValue: api.GetValue.bind(api),
  SetValue: (element, value) =>
    element === LOCATION && value === "" && api.isInitialized() ? forgetLocation(api) : api.SetValue(element, value),
  Commit: api.Commit.bind(api),
  GetLastError: api.GetLastError.bind(api),
  GetErrorString: api.GetErrorString.bind(api),
  GetDiagnostic: api.GetDiagnostic.bind(api),
});

/**
 * An empty location is a valid characterstring, and how a content begins anew; the runtime does not accept it as text.
 */
function forgetLocation(api: Scorm2004API): string {
  (api.cmi as unknown as { readonly content: { _location: string } }).content._location = "";
  api.lastErrorCode = "0";
  return "true";
}
