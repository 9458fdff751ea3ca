// Knows the worker that answers the site's requests where there is no network: a script of its own, at `/worker.js`.
import { createSiteAnswers } from "@academiz/storage/offline";

/** What the page's library of types does not know of a worker. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Event, Lasting {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<{ readonly url: string } | undefined> };
  addEventListener(name: "install" | "activate", hear: (event: Event & Lasting) => void): void;
  addEventListener(name: "fetch", hear: (event: Asking) => void): void;
  addEventListener(name: "message", hear: (event: MessageEvent & Lasting) => void): void;
}
const worker = globalThis as unknown as WorkerScope;

const answers = createSiteAnswers({
  caches,
  send: (input, init) => fetch(input, init),
  now: () => Date.now(),
  origin: location.origin,
});

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  /** What the office asks for is never held, whoever is signed in there. */
  const isOffice = async () => {
    const client = event.clientId === "" ? undefined : await worker.clients.get(event.clientId);
    return client !== undefined && /^\/(admin|play\/~trial)(\/|$)/.test(new URL(client.url).pathname);
  };
  const answer = answers.answer(event.request, (work) => event.waitUntil(work.catch(() => {})), isOffice);
  if (answer) event.respondWith(answer);
});
worker.addEventListener("message", (event) => {
  if (event.data !== "prepare") return;
  event.waitUntil(answers.prepare().then((isThere) => event.ports[0]?.postMessage(isThere)));
});
