// Knows what the calls of an LMS are named, in each version of SCORM.
import type { Scorm12Api, Scorm2004Api } from "./find-api.ts";

/** The names of an API's calls, and how it says that there is nothing. */
export interface Dialect {
  readonly names: {
    readonly initialize: string;
    readonly get: string;
    readonly set: string;
    readonly commit: string;
    readonly finish: string;
  };
  initialize(): unknown;
  get(element: string): unknown;
  set(element: string, value: string): unknown;
  commit(): unknown;
  finish(): unknown;
  lastError(): unknown;
  errorString(code: string): unknown;
}

export const speakScorm12 = (api: Scorm12Api): Dialect => ({
  names: {
    initialize: "LMSInitialize",
    get: "LMSGetValue",
    set: "LMSSetValue",
    commit: "LMSCommit",
    finish: "LMSFinish",
  },
  initialize: () => api.LMSInitialize(""),
  get: (element) => api.LMSGetValue(element),
  set: (element, value) => api.LMSSetValue(element, value),
  commit: () => api.LMSCommit(""),
  finish: () => api.LMSFinish(""),
  lastError: () => api.LMSGetLastError(),
  errorString: (code) => api.LMSGetErrorString(code),
});

export const speakScorm2004 = (api: Scorm2004Api): Dialect => ({
  names: { initialize: "Initialize", get: "GetValue", set: "SetValue", commit: "Commit", finish: "Terminate" },
  initialize: () => api.Initialize(""),
  get: (element) => api.GetValue(element),
  set: (element, value) => api.SetValue(element, value),
  commit: () => api.Commit(""),
  finish: () => api.Terminate(""),
  lastError: () => api.GetLastError(),
  errorString: (code) => api.GetErrorString(code),
});
