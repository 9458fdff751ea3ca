// Knows what surrounds every page of the learner site.
import { createRootRoute, Outlet } from "@tanstack/react-router";
import { ErrorPage } from "../site/error-page.tsx";

export const createRoot = () =>
  createRootRoute({ component: Outlet, notFoundComponent: () => <ErrorPage status={404} message="" /> });
export type Root = ReturnType<typeof createRoot>;
