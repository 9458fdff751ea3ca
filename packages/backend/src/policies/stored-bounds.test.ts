// Proves that every route that stores something has a bound on how much.
import { ROUTES, type Route } from "@academiz/contract";
import { expect, test } from "vitest";
import { BOUNDS_OF_ROUTES } from "./stored-bounds.ts";

const ADMINISTRATORS: readonly string[] = ["ROLE_ADMIN", "ROLE_SUPER_ADMIN"];
const isForOthers = ({ admission }: Route): boolean =>
  admission.kind === "public" || admission.roles.some((role) => !ADMINISTRATORS.includes(role));
const writing = Object.entries<Route>(ROUTES).filter(([, route]) => route.method !== "GET" && isForOthers(route));

test("every route that writes and is not for administrators alone names its bound", () => {
  expect(writing.map(([name]) => name).filter((name) => !(name in BOUNDS_OF_ROUTES))).toEqual([]);
});

test("a route for learners is bounded per learner, whatever their client has", () => {
  const mayLearner = ({ admission }: Route) =>
    admission.kind === "public" || admission.roles.some((role) => role === "ROLE_LEARNER");
  const learners = writing.filter(([, route]) => mayLearner(route)).map(([name]) => name);
  expect(learners).toContain("addHistories");
  const open = Object.entries(BOUNDS_OF_ROUTES).filter(
    ([name, bound]) => bound === "client" && learners.includes(name),
  );
  expect(open).toEqual([]);
});

test("no bound names a route that does not exist", () => {
  expect(Object.keys(BOUNDS_OF_ROUTES).filter((name) => !(name in ROUTES))).toEqual([]);
});
