// Knows what the learner site asks of the server about learning paths.
import type { Result } from "@academiz/domain/kernel";
import type { PathNode } from "@academiz/domain/paths";
import type { ProgressStatus } from "@academiz/domain/progress";
import type { ProductContent } from "./editing/product-library.ts";
import type { Trouble } from "./ground/trouble.ts";
import type { CurrentUser } from "./people/session-gateway.ts";

/** A product of a task. */
export interface PathProduct {
  readonly slug: string;
  readonly name: string;
  readonly type: string | null;
  /** The slug that opens its player; null: it is not open to this learner. */
  readonly perimeterSlug: string | null;
  readonly status: ProgressStatus | null;
  /** 0–100. */
  readonly score: number | null;
  readonly isComplete: boolean;
}
/** A node as its learner sees it; the text of a mail is there once it was sent. */
export interface LearnerNode extends Omit<PathNode, "products"> {
  readonly products: readonly PathProduct[];
  readonly state: "done" | "open" | "locked";
  /** An intervention for the learner, and its reason. */
  readonly override: { readonly as: "open" | "complete"; readonly reason: string } | null;
  /** Slugs of the nodes that have to be done first, without those on a way that was not taken. */
  readonly waitsFor: readonly string[];
  /** For an OR or an IF: the way that was taken. */
  readonly way: string | null;
}
export interface LearnerPath {
  readonly perimeterSlug: string;
  readonly name: string;
  /** Plain text; null when the author gave none. */
  readonly description: string | null;
  /** Shown as a demonstration (§9.63); absent: not. */
  readonly demo?: boolean | undefined;
  readonly isBegun: boolean;
  readonly isEnded: boolean;
  /** 0–100. */
  readonly percentage: number;
  readonly nodes: readonly LearnerNode[];
}

/** Each call answers the path afterwards. Never throws: failures are in the result. */
export interface LearnerPaths {
  read(perimeterSlug: string): Promise<Result<LearnerPath, Trouble>>;
  begin(perimeterSlug: string): Promise<Result<LearnerPath, Trouble>>;
  /** `way` is one of the next nodes of an OR. */
  choose(perimeterSlug: string, node: string, way: string): Promise<Result<LearnerPath, Trouble>>;
}

/** A path as its author wrote it, and what it leads to. */
export interface PathDraft {
  readonly name: string;
  readonly content: ProductContent;
  /** Those that are there. */
  readonly products: readonly Pick<PathProduct, "slug" | "name" | "type">[];
  /** The person who looks at it. */
  readonly author: CurrentUser;
}
/** Never throws: failures are the result's. */
export interface PathDrafts {
  /** By the slug of the product. */
  read(slug: string): Promise<Result<PathDraft, Trouble>>;
}
