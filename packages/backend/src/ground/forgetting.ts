// Knows an answer with which a browser forgets the copies that it keeps of what this platform served.

export interface Forgetting<A> {
  readonly kind: "forgetting";
  readonly answer: A;
}

export const forgetCopies = <A>(answer: A): Forgetting<A> => ({ kind: "forgetting", answer });

export const isForgetting = (value: unknown): value is Forgetting<unknown> =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "forgetting";
