// Knows the page that stands while the platform does not (§2.5, §8.2).
import type { FastifyInstance } from "fastify";

/** In both languages: nothing can be asked of the user or the server at that moment. */
const PAGE = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Academiz</title>
<main>
<h1>Academiz revient bientôt</h1>
<p>La plateforme est en maintenance. Rien de ce que vous avez fait n'est perdu.</p>
<p><a href="/">Réessayer</a></p>
<section lang="en">
<h2>Academiz will be back soon</h2>
<p>The platform is under maintenance. Nothing that you have done is lost.</p>
<p><a href="/">Try again</a></p>
</section>
</main>
</html>
`;

export function serveMaintenance(app: FastifyInstance): void {
  app.get("/maintenance.html", (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(PAGE),
  );
}
