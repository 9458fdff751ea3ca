// Knows how a form with a file is sent so that its progress can be shown: `fetch` does not tell how much has been sent.
import type { WholeResponse } from "./fetch-whole.ts";

/** A form that is under way. */
export interface FormSending {
  /** Null where there was no answer: the network is down, or the form was cancelled. Never rejects. */
  readonly answer: Promise<WholeResponse | null>;
  cancel(): void;
}
export interface FormOptions {
  readonly url: string;
  readonly token: string;
  readonly form: FormData;
  /** How much of the form was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}
/** `createRequest`: makes a request of the browser. */
export function sendForm(options: FormOptions, createRequest = () => new XMLHttpRequest()): FormSending {
  const request = createRequest();
  const answer = new Promise<WholeResponse | null>((answered) => {
    request.open("POST", options.url);
    request.responseType = "blob";
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("authorization", `Bearer ${options.token}`);
    request.upload.onprogress = ({ loaded, total }) => options.onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => answered(readResponse(request));
    request.onerror = () => answered(null);
    request.onabort = () => answered(null);
    request.send(options.form);
  });
  return { answer, cancel: () => request.abort() };
}

function readResponse(request: XMLHttpRequest): WholeResponse | null {
  // A `Response` cannot have a status below 200: there was no answer.
  if (request.status < 200) return null;
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(":");
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  const blob: Blob = request.response;
  return Object.assign(new Response(null, { status: request.status, headers }), { content: blob });
}
