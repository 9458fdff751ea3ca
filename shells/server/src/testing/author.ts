// Knows the few steps of an author that many tests begin with.

import { compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import { createProgress } from "@academiz/domain/progress";
import type { TestServer } from "./start-test-server.ts";

/** The family of refresh tokens that an access token came from. */
export const readSession = (token: string): string =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sid;
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export interface PublishedCourse {
  readonly slug: string;
  readonly perimeter: string;
  readonly updatedAt: string;
  readonly publishedAt: string;
}

/** Creates a course of one slide and publishes it for everyone of the author's client. */
export async function publishCourse({ app }: TestServer, token: string, name: string): Promise<PublishedCourse> {
  const headers = bearer(token);
  const created = await app.inject({ method: "POST", url: "/api/admin/learniz", headers, payload: { name } });
  const { slug, updatedAt } = created.json();
  const published = await app.inject({
    method: "PATCH",
    url: `/api/admin/learniz/publish/${slug}`,
    headers,
    payload: { updatedAt, visible: true },
  });
  const mine = await app.inject({ method: "GET", url: "/api/products", headers });
  const found = mine.json().products.find((one: { productSlug: string }) => one.productSlug === slug);
  const version = published.json();
  return { slug, perimeter: found.perimeterSlug, updatedAt: version.updatedAt, publishedAt: version.publishedAt };
}

/** What the engine begins with in a course that a player was given. */
export function beginProgress(config: unknown, perimeter: string) {
  const loaded = loadLearniz(config);
  if (!loaded.ok) throw new Error(`the published content cannot be read: ${JSON.stringify(loaded.error)}`);
  const course = compileLearniz(loaded.value.learniz);
  return { course, progress: createProgress(course, perimeter) };
}
