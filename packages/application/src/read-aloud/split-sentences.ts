// Knows where the sentences of a text begin and end: voices lose long texts, and words are found again in short ones.

export interface Sentence {
  /** Index of the passage that contains it. */
  readonly passage: number;
  readonly start: number;
  readonly end: number;
}

/** All sentences of these passages that contain words, in their order. */
export function splitSentences(passages: readonly string[], language: string): readonly Sentence[] {
  const splitter = new Intl.Segmenter(language, { granularity: "sentence" });
  return passages.flatMap((text, passage) =>
    [...splitter.segment(text)]
      .filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
      .map(({ segment, index }) => ({ passage, start: index, end: index + segment.length })),
  );
}
