// Knows a course of one page, a text above a quiz, with the same words wherever an author writes any.

interface Words {
  readonly text: string;
  /** Of a title and of what is said of an answer. */
  readonly title?: string;
  /** Beside a paragraph, two headings, a quote and a list. */
  readonly nodes?: readonly object[];
  readonly params?: object;
  readonly validators?: readonly object[];
}

export function writeCourseOfWords({ text, title = text, nodes = [], params = {}, validators = [] }: Words) {
  const children = [{ text: title === text ? text : `${text} ${title}` }];
  const statement = { slug: "one", text, correct: true, explanation: title };
  const paragraph = { type: "paragraph", children };
  const list = { type: "bulleted-list", children: [{ type: "list-item", children }] };
  const written = [paragraph, { type: "heading-2", children }, { type: "quote", children }, list, ...nodes];
  const textBox = {
    slug: "text",
    type: "text-box",
    medias: [],
    data: { boxes: [{ contents: [{ nodes: written }] }] },
  };
  const config = { gameType: "VRAI_FAUX" };
  const content = { statements: [statement], labels: { true: text, false: title } };
  const game = { slug: "game", type: "game", data: {}, medias: [{ slug: "media", params: { config, content } }] };
  const slide = { slug: "slide", description: text, validators, requirements: [], interactivities: [textBox, game] };
  return {
    version: "1.11.0",
    local: "EN",
    context: { title, description: text, author: text },
    params,
    validationConditions: {},
    validators: [],
    chapters: [{ slug: "chapter", title, validators: [], requirements: [], slides: [slide] }],
  };
}
