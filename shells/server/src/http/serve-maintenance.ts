// Knows the page that is shown while the platform is down (§2.5, §8.2).
import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** Looks like the apps, in a file that needs no other: nothing else may be reachable at that moment. */
const STYLE = `
:root { color-scheme: light dark; --page: #f6f6f8; --card: #fff; --line: #d5d6db; --ink: #1b1c1f; --quiet: #595c63; --fill: #c01e1e; --on: #fff }
@media (prefers-color-scheme: dark) {
  :root { --page: #101214; --card: #181a1d; --line: #3a3d42; --ink: #ecedef; --quiet: #b4b7bd }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { display: grid; align-content: center; justify-items: center; gap: 24px; min-height: 100dvh; padding: 16px }
header { display: flex; align-items: center; gap: 12px; font-size: 1.5rem; font-weight: 500 }
section { width: 100%; max-width: 480px; padding: 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--card) }
h1, h2, p { margin: 0; text-wrap: pretty }
h1, h2 { font-size: 1.25rem; font-weight: 600; line-height: 1.25 }
p { margin-top: 8px; color: var(--quiet) }
a { display: inline-flex; align-items: center; min-height: 44px; margin-top: 16px; padding-inline: 16px; border-radius: 8px; background: var(--fill); color: var(--on); font-weight: 500; text-decoration: none }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
`;
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** In both languages, since the user's is not known at that moment. */
const PAGE = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Academiz</title>
<style>${STYLE}</style>
<main>
<header><img src="/icon.svg" alt="" width="40" height="40">Academiz</header>
<section>
<h1>Academiz revient bientôt</h1>
<p>La plateforme est en maintenance. Rien de ce que vous avez fait n’est perdu.</p>
<a href="/">Réessayer</a>
</section>
<section lang="en">
<h2>Academiz will be back soon</h2>
<p>The platform is under maintenance. Nothing that you have done is lost.</p>
<a href="/">Try again</a>
</section>
</main>
</html>
`;

export function serveMaintenance(app: FastifyInstance): void {
  app.get("/maintenance.html", (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", POLICY)
      .send(PAGE),
  );
}
