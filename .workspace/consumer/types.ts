// Knows a consumer in TypeScript: what the published types promise is what a program can count on.
import {
  connectLearnizPlayer,
  type LearnizPlayerView,
  learnizPlayerMachine,
} from "@academiz/application/learniz-player";
import type { LearnizSource, Trouble } from "@academiz/application/ports";
import type { AnswerOf, BodyOf, ROUTES } from "@academiz/contract";
import type { Result } from "@academiz/domain/kernel";
import { compileLearniz, type Learniz, loadLearniz } from "@academiz/domain/learniz";
import { createProgress, type LearnizProgress, type ProgressStatus } from "@academiz/domain/progress";
import { arbitraryLearniz } from "@academiz/testkit/course";
import { INVARIANTS } from "@academiz/testkit/invariants";
import fc from "fast-check";
import { createActor } from "xstate";

export function begin(json: unknown): LearnizProgress | undefined {
  const loaded = loadLearniz(json);
  if (!loaded.ok) return undefined;
  const title: string = loaded.value.learniz.context.title;
  // @ts-expect-error -- a course has no such language
  const local: "DE" = loaded.value.learniz.local;
  return createProgress(compileLearniz(loaded.value.learniz), `${title}-${local}`);
}

type Login = BodyOf<typeof ROUTES.login>;
export const login: Login = { login: "acme_jane", password: "secret" };
export const readToken = (pair: AnswerOf<typeof ROUTES.login>): string => pair.token;
// @ts-expect-error -- a password is a text
export const wrong: Login = { login: "acme_jane", password: 1 };

export const source: LearnizSource = {
  load: async (): Promise<Result<never, Trouble>> => ({ ok: false, error: { kind: "offline", detail: "network" } }),
};
type Input = Parameters<typeof createActor<typeof learnizPlayerMachine>>[1] extends { input?: infer I } ? I : never;
export const open = (input: NonNullable<Input>): LearnizPlayerView =>
  connectLearnizPlayer(createActor(learnizPlayerMachine, { input }).getSnapshot());

export const names: readonly string[] = INVARIANTS.map(({ name }) => name);
export const courses: readonly Learniz[] = fc.sample(arbitraryLearniz, 1);
export const status: ProgressStatus = "LOCKED";
