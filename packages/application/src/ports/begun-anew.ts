// Knows what learners are told of a product that they begin anew, and who asks whether they do.

/** Since when an earlier result no longer counts (ISO), who let its learner begin anew, and why. */
export interface BegunAnew {
  readonly at: string;
  /** Nobody where their account is gone. */
  readonly by?: string | null | undefined;
  readonly reason: string;
}

/** Never throws. Null where they do not begin anew, have begun since, or nobody answers. */
export type ReadBegunAnew = () => Promise<BegunAnew | null>;
