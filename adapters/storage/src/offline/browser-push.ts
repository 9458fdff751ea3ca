// Knows how a browser subscribes to what is pushed to its worker, and what its user allows.
import type { BrowserPush, BrowserStanding, PushSubscribed, Trouble } from "@academiz/application/ports";
import { fail, type Result, succeed } from "@academiz/domain/kernel";

/** What a page needs for it; undefined where the browser has none, or gives none to this page. */
export interface PushGround {
  /** The worker of the site once it is there; null: there is none. */
  readonly worker: Promise<Pick<ServiceWorkerRegistration, "pushManager"> | null>;
  readonly notifications: Pick<typeof Notification, "permission" | "requestPermission"> | undefined;
  readonly timeZone: string;
}

const DENIED: Trouble = { kind: "forbidden", detail: "push.denied" };

export function createBrowserPush({ worker, notifications, timeZone }: PushGround): BrowserPush {
  /** Some browsers have it only for a site that was added to the home screen. */
  const findManager = async (): Promise<PushManager | null> => (await worker)?.pushManager ?? null;
  async function look(key: string): Promise<BrowserStanding> {
    const manager = await findManager();
    if (!manager || !notifications) return "none";
    if (notifications.permission === "denied") return "refused";
    const subscribed = await manager.getSubscription();
    return subscribed && isOfKey(subscribed, key) ? "subscribed" : "ready";
  }
  return {
    timeZone,
    look,
    async subscribe(key): Promise<Result<PushSubscribed, Trouble>> {
      const manager = await findManager();
      if (!manager || (await notifications?.requestPermission()) !== "granted") return fail(DENIED);
      try {
        // Somebody who used this browser before gets nothing here any more.
        await (await manager.getSubscription())?.unsubscribe();
        const subscribed = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
        const { endpoint = "", keys = {} } = subscribed.toJSON();
        return succeed({ endpoint, keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" } });
      } catch {
        // The push service of the browser's maker is not reached, or none is set.
        return fail({ kind: "unexpected", detail: "push.unreachable" });
      }
    },
    async unsubscribe() {
      await (await (await findManager())?.getSubscription())?.unsubscribe();
    },
  };
}

function isOfKey({ options }: PushSubscription, key: string): boolean {
  if (!options.applicationServerKey) return false;
  const bytes = new Uint8Array(options.applicationServerKey);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}
