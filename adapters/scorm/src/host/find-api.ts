// Knows where real LMSs put their API: on a window above the content, or above the window that opened it.

/** How far up real packages look; deeper nesting was never seen. */
const DEEPEST = 500;

/** The SCORM 1.2 API object, as LMSs offer it. Answers are strings by the book and anything at all in the wild. */
export interface Scorm12Api {
  LMSInitialize(argument: ""): unknown;
  LMSFinish(argument: ""): unknown;
  LMSGetValue(element: string): unknown;
  LMSSetValue(element: string, value: string): unknown;
  LMSCommit(argument: ""): unknown;
  LMSGetLastError(): unknown;
  LMSGetErrorString(code: string): unknown;
}

/** The SCORM 2004 API object, as LMSs offer it. */
export interface Scorm2004Api {
  Initialize(argument: ""): unknown;
  Terminate(argument: ""): unknown;
  GetValue(element: string): unknown;
  SetValue(element: string, value: string): unknown;
  Commit(argument: ""): unknown;
  GetLastError(): unknown;
  GetErrorString(code: string): unknown;
}

interface Apis {
  readonly API: Scorm12Api;
  readonly API_1484_11: Scorm2004Api;
}

/** Pages give these names to other things too: an LMS's own answers to its first call. */
const FIRST_CALLS = { API: "LMSInitialize", API_1484_11: "Initialize" } as const;

function readApi<N extends keyof Apis>(candidate: Window, name: N): Apis[N] | null {
  try {
    const api = (candidate as unknown as Partial<Apis>)[name];
    return api && FIRST_CALLS[name] in api ? api : null;
  } catch {
    // A window of another origin says nothing, and a text that has the name has no calls: the search goes on above it.
    return null;
  }
}

function findAbove<N extends keyof Apis>(from: Window, name: N): Apis[N] | null {
  let current = from;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const api = readApi(current, name);
    if (api) return api;
    if (current.parent === current) return null;
    current = current.parent;
  }
  return null;
}

/**
 * The API of the LMS, by the name that its version of SCORM gives it. A package asks for the version that it was
 * exported for alone: some LMSs offer both. Null where the content does not run inside an LMS. A window of another
 * origin keeps its API to itself, never its parents and its opener.
 */
export function findApi<N extends keyof Apis>(from: Window, name: N): Apis[N] | null {
  const openers = [from.top?.opener, from.opener] as readonly (Window | null | undefined)[];
  for (const start of [from, ...openers]) {
    const api = start && findAbove(start, name);
    if (api) return api;
  }
  return null;
}
