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

function readApi(candidate: Window): Scorm12Api | null {
  try {
    return (candidate as Window & { readonly API?: Scorm12Api }).API ?? null;
  } catch {
    // A window of another origin says nothing: the search goes on above it.
    return null;
  }
}

function findAbove(from: Window): Scorm12Api | null {
  let current = from;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const api = readApi(current);
    if (api) return api;
    if (current.parent === current) return null;
    current = current.parent;
  }
  return null;
}

/** Null where the content does not run inside an LMS. A window of another origin keeps its API to itself, never its parents and its opener. */
export function findScorm12Api(from: Window): Scorm12Api | null {
  const openers = [from.top?.opener, from.opener] as readonly (Window | null | undefined)[];
  for (const start of [from, ...openers]) {
    const api = start && findAbove(start);
    if (api) return api;
  }
  return null;
}
