// Knows the worker that answers the site's requests without a network, and shows pushed notifications while the site is
// closed: a script of its own, at `/worker.js`.
import { createPushedNews, createSiteAnswers } from "@academiz/storage/offline";

/** The members of a worker that the types for pages lack. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Event, Lasting {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Pushed extends Event, Lasting {
  readonly data: { text(): string } | null;
}
interface Pressed extends Event, Lasting {
  readonly notification: Notification;
}
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ readonly url: string } | undefined>;
    matchAll(of: { readonly type: "window"; readonly includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(name: "install" | "activate", hear: (event: Event & Lasting) => void): void;
  addEventListener(name: "fetch", hear: (event: Asking) => void): void;
  addEventListener(name: "push", hear: (event: Pushed) => void): void;
  addEventListener(name: "notificationclick", hear: (event: Pressed) => void): void;
  addEventListener(name: "message", hear: (event: MessageEvent & Lasting) => void): void;
}
const worker = globalThis as unknown as WorkerScope;

const answers = createSiteAnswers({
  caches,
  send: (input, init) => fetch(input, init),
  now: () => Date.now(),
  origin: location.origin,
});

const news = createPushedNews({
  origin: location.origin,
  registration: worker.registration,
  listPages: () => worker.clients.matchAll({ type: "window", includeUncontrolled: true }),
  openPage: (url) => worker.clients.openWindow(url),
});

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  /** Requests of the office are never copied, whoever is signed in there. */
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
worker.addEventListener("push", (event) => event.waitUntil(news.show(event.data?.text())));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(news.open(event.notification.data));
});
