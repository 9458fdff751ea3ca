// Knows the runtime of SCORM 1.2.
import { Scorm12API } from "scorm-again/scorm12/min";
import { answerCommits, type EngineMaker, SILENT } from "./engine.ts";
import { loadKept } from "./load-kept.ts";

const GENERAL_EXCEPTION = 101;

export const createEngine12: EngineMaker = (data, onCommit) => {
  const api = new Scorm12API(
    {
      autocommit: false,
      logLevel: SILENT,
      lmsCommitUrl: "/",
      // Without it a mastery score overrides the content's status (§4.92): the manifest's author asked for that.
      mastery_override: true,
      autoCompleteLessonStatus: false,
    },
    answerCommits(onCommit, GENERAL_EXCEPTION),
  );
  const refused = loadKept(api, "1.2", data);
  return {
    refused,
    calls: {
      Initialize: api.LMSInitialize.bind(api),
      Terminate: api.LMSFinish.bind(api),
      GetValue: api.LMSGetValue.bind(api),
      SetValue: api.LMSSetValue.bind(api),
      Commit: api.LMSCommit.bind(api),
      GetLastError: api.LMSGetLastError.bind(api),
      GetErrorString: api.LMSGetErrorString.bind(api),
      GetDiagnostic: api.LMSGetDiagnostic.bind(api),
    },
    getFlattenedCMI: () => api.getFlattenedCMI(),
    completesSilence: () => true,
    clearError() {
      api.lastErrorCode = "0";
    },
  };
};
