// Knows what a worker does with what is pushed to it: it shows the news, and opens where they lead when they are
// pressed.
import { readPushedNews } from "@academiz/domain/notifications";

/** A page of the site that is open. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
export interface WorkerGround {
  readonly origin: string;
  readonly registration: Pick<ServiceWorkerRegistration, "showNotification">;
  listPages(): Promise<readonly OpenPage[]>;
  openPage(url: string): Promise<unknown>;
}

const OTHER_APPS = /^\/(admin|play)(\/|$)/;

export const createPushedNews = ({ origin, registration, listPages, openPage }: WorkerGround) => ({
  /** A browser withdraws the right from a site that shows nothing: a message without words shows the site's name. */
  async show(message: string | undefined): Promise<void> {
    const news = readPushedNews(message ?? "") ?? { title: "Academiz", body: "", path: "/", tag: "news" };
    const { title, body, tag, path } = news;
    await registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { path } });
  },
  /** Opens in a page of the site that is there, else in a new one; what is played or written goes on undisturbed. */
  async open(data: unknown): Promise<void> {
    const path = (data as { readonly path?: unknown } | null)?.path;
    const url = new URL(typeof path === "string" ? path : "/", origin);
    const target = url.origin === origin ? url.href : `${origin}/`;
    const page = (await listPages()).find((one) => !OTHER_APPS.test(new URL(one.url).pathname));
    if (!page) return void (await openPage(target));
    await page.focus();
    await page.navigate(target);
  },
});
