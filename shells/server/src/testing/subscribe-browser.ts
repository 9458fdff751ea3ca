// Knows a browser that subscribes at a push service which tests of routes never call.
import { createECDH, randomBytes } from "node:crypto";

export const PUSH_HOST = "push.academiz.example";

export function subscribeBrowser() {
  const keys = {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  return { endpoint: `https://${PUSH_HOST}/${randomBytes(8).toString("hex")}`, keys };
}
