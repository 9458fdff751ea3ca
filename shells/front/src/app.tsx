// Knows the pages of the learner site.
import { createRouter } from "@tanstack/react-router";
import { createEntryRoutes } from "./routes/entry-routes.tsx";
import { createOwnRoutes } from "./routes/own-routes.tsx";
import { createProductRoutes } from "./routes/product-routes.tsx";
import { createRoot } from "./routes/root.tsx";
import type { AppContext } from "./site/app-context.ts";

export function createAppRouter(context: AppContext) {
  const root = createRoot();
  return createRouter({
    routeTree: root.addChildren([
      ...createEntryRoutes(root, context),
      ...createProductRoutes(root, context),
      ...createOwnRoutes(root, context),
    ]),
    // The app has an error boundary of its own, with words.
    disableGlobalCatchBoundary: true,
  });
}
