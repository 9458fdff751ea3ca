// Knows how an author changes a form: its questions, where their answers lead, and what is read at its end.
import { createSlug } from "../../kernel/index.ts";
import { changeOne, keepOne, moveOne, removeOne } from "../game/item-list.ts";
import {
  type FormJump,
  type FormKind,
  type FormProfile,
  type FormQuestion,
  type JumpForm,
  MOST_FORM_OPTIONS,
  MOST_FORM_QUESTIONS,
  MOST_JUMPS,
  MOST_PROFILES,
} from "./schema.ts";

type Content = JumpForm["content"];
const withContent = <G extends JumpForm>(game: G, part: Partial<Content>): G => ({
  ...game,
  content: { ...game.content, ...part },
});
const withQuestions = <G extends JumpForm>(game: G, questions: readonly FormQuestion[]): G =>
  withContent(game, { questions });

const makeOption = (random: () => number) => ({ slug: createSlug(random), text: "", points: 0 });

/** The game with an empty choice at the end, under random slugs; the very same game when it is full. */
export function addFormQuestion<G extends JumpForm>(game: G, random: () => number): G {
  const { questions } = game.content;
  if (questions.length >= MOST_FORM_QUESTIONS) return game;
  const question: FormQuestion = {
    ...{ slug: createSlug(random), text: "", help: "", kind: "choice", several: false },
    options: [makeOption(random), makeOption(random)],
    ...{ leastLabel: "", mostLabel: "", unit: "", jumps: [], next: "" },
  };
  return withQuestions(game, [...questions, question]);
}

/** What an author writes of a question; undefined removes a part. */
export type FormPart = Partial<Omit<FormQuestion, "slug" | "sample">>;

/** The game with a part of one question changed; an equal one when it has no such question. */
export const changeFormQuestion = <G extends JumpForm>(game: G, slug: string, part: FormPart): G =>
  withQuestions(game, changeOne(game.content.questions, slug, part));
export const keepFormQuestion = <G extends JumpForm>(game: G, slug: string): G =>
  withQuestions(game, keepOne(game.content.questions, slug));
export const moveFormQuestion = <G extends JumpForm>(game: G, slug: string, step: -1 | 1): G =>
  withQuestions(game, moveOne(game.content.questions, slug, step));

/** Removes a question and the jumps to it; one question stays. */
export function removeFormQuestion<G extends JumpForm>(game: G, slug: string): G {
  if (game.content.questions.length <= 1) return game;
  return withQuestions(
    game,
    removeOne(game.content.questions, slug).map((question) => ({
      ...question,
      next: question.next === slug ? "" : question.next,
      jumps: question.jumps.filter(({ to }) => to !== slug),
    })),
  );
}

/** The question as another kind, without the jumps that its former answers decided. */
export const writeFormKind = (question: FormQuestion, kind: FormKind, random: () => number): FormPart => ({
  kind,
  jumps: [],
  options:
    kind === "choice" && question.options.length < 2 ? [makeOption(random), makeOption(random)] : question.options,
  ...(kind === "scale" ? { least: 1, most: 5 } : { least: undefined, most: undefined }),
});

export const addFormOption = ({ options }: FormQuestion, random: () => number): FormPart =>
  options.length < MOST_FORM_OPTIONS ? { options: [...options, makeOption(random)] } : {};
export const changeFormOption = (
  { options }: FormQuestion,
  slug: string,
  part: Partial<Omit<FormQuestion["options"][number], "slug">>,
): FormPart => ({ options: changeOne(options, slug, part) });
/** Removes an option from the question and its jumps; at least two stay. */
export const removeFormOption = ({ options, jumps }: FormQuestion, slug: string): FormPart =>
  options.length > 2
    ? {
        options: removeOne(options, slug),
        jumps: jumps.map((jump) => ({ ...jump, options: jump.options.filter((one) => one !== slug) })),
      }
    : {};

export const addJump = ({ jumps, kind, least, most }: FormQuestion, random: () => number): FormPart =>
  jumps.length < MOST_JUMPS
    ? {
        jumps: [
          ...jumps,
          {
            slug: createSlug(random),
            options: [],
            to: "",
            ...(kind === "scale" && { least: least ?? 1, most: most ?? 5 }),
          },
        ],
      }
    : {};
export const changeJump = ({ jumps }: FormQuestion, slug: string, part: Partial<Omit<FormJump, "slug">>): FormPart => ({
  jumps: changeOne(jumps, slug, part),
});
export const removeJump = ({ jumps }: FormQuestion, slug: string): FormPart => ({ jumps: removeOne(jumps, slug) });

/** The game with another empty text for its end; the very same game when it is full. */
export const addProfile = <G extends JumpForm>(game: G, random: () => number): G =>
  game.content.profiles.length >= MOST_PROFILES
    ? game
    : withContent(game, {
        profiles: [...game.content.profiles, { slug: createSlug(random), title: "", text: "", from: 0 }],
      });
export const changeProfile = <G extends JumpForm>(game: G, slug: string, part: Partial<Omit<FormProfile, "slug">>): G =>
  withContent(game, { profiles: changeOne(game.content.profiles, slug, part) });
export const removeProfile = <G extends JumpForm>(game: G, slug: string): G =>
  withContent(game, { profiles: removeOne(game.content.profiles, slug) });

/** The game with one of its settings changed. */
export const setForm = <G extends JumpForm>(game: G, part: Pick<Content, "scored">): G => withContent(game, part);
