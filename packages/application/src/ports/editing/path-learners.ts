// Knows how an author sees a learner on a path, and does something for them by hand.
import type { Result } from "@academiz/domain/kernel";
import type { NodeStanding, PathNode, PathOverride } from "@academiz/domain/paths";
import type { Trouble } from "../ground/trouble.ts";

/** A step as the learner sees it; `may` lists what the author may do there by hand. */
export interface LedStep extends Pick<PathNode, "slug" | "kind" | "name" | "subject">, Pick<NodeStanding, "state"> {
  readonly may: readonly PathOverride["as"][];
}
/** What was done by hand; `by` is null for somebody without an account by now. */
export interface ToldOverride extends Omit<PathOverride, "byId"> {
  readonly by: string | null;
}
/** A learner on a path, in one perimeter of theirs. */
export interface LedRun {
  readonly perimeterSlug: string;
  /** Slug of the perimeter. */
  readonly name: string;
  readonly isEnded: boolean;
  /** 0–100. */
  readonly percentage: number;
  readonly nodes: readonly LedStep[];
  /** In their order. */
  readonly overrides: readonly ToldOverride[];
}
export interface AskedOverride extends Pick<PathOverride, "node" | "as" | "reason"> {
  readonly perimeterSlug: string;
}

/** `slug` is the product's, `identifier` the learner's. Never throws: failures are the result's. */
export interface PathLearners {
  read(slug: string, identifier: string): Promise<Result<readonly LedRun[], Trouble>>;
  /** Answers the state afterwards. */
  override(slug: string, identifier: string, asked: AskedOverride): Promise<Result<readonly LedRun[], Trouble>>;
}
