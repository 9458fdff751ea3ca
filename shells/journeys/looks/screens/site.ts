// Knows the screens of the learner site.
import type { Screen } from "../screen.ts";
import { say } from "../words.ts";

export const SITE: readonly Screen[] = [
  { name: "sign-in", address: "/auth/login?client=demo" },
  { name: "home", role: "learner", address: "/" },
  {
    name: "home-failed",
    role: "learner",
    address: "/",
    prepare: (page) => page.route(/\/api\/products\b/, (route) => route.fulfill({ status: 500, body: "" })),
    see: (page) => page.getByRole("button", { name: say("Try again") }),
    complaint: /status of 500/,
  },
];
