// Knows where real LMSs put their API: on a window above the content, or above the window that opened it.

/** How far up real packages look; deeper nesting was never seen. */
const DEEPEST = 500;

/** The SCORM 1.2 API object, as LMSs offer it. Its answers should be strings, and in practice can be anything. */
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

/** Pages use these names for other things too: a real API has its first call. */
const FIRST_CALLS = { API: "LMSInitialize", API_1484_11: "Initialize" } as const;

function readApi<N extends keyof Apis>(candidate: Window, name: N): Apis[N] | null {
  try {
    const api = (candidate as unknown as Partial<Apis>)[name];
    return api && FIRST_CALLS[name] in api ? api : null;
  } catch {
    // A window of another origin tells nothing, and a text of that name has no calls: the search goes on above it.
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
 * The API of the LMS, by the name that its version of SCORM gives it. Only the version of the package's export counts,
 * since some LMSs offer both. Null where the content does not run inside an LMS. A window of another origin hides its
 * API, but its parents and its opener can be followed.
 */
export function findApi<N extends keyof Apis>(from: Window, name: N): Apis[N] | null {
  const openers = [from.top?.opener, from.opener] as readonly (Window | null | undefined)[];
  for (const start of [from, ...openers]) {
    const api = start && findAbove(start, name);
    if (api) return api;
  }
  return null;
}
