// Knows how an author changes a story: its scenes, their choices, its flags and its characters.
import { createSlug } from "../../kernel/index.ts";
import { changeOne, keepOne, moveOne, removeOne } from "../game/item-list.ts";
import { MOST_CHARACTERS, MOST_FLAGS, MOST_SCENES, MOST_WAYS, type Scene, type Story, type Way } from "./schema.ts";

type Content = Story["content"];
const withContent = <G extends Story>(game: G, part: Partial<Content>): G => ({
  ...game,
  content: { ...game.content, ...part },
});
const withScenes = <G extends Story>(game: G, scenes: readonly Scene[]): G => withContent(game, { scenes });

const makeScene = (slug: string, title = ""): Scene => ({ slug, title, text: "", characters: [], ways: [] });
const makeWay = (random: () => number, to = ""): Way => ({
  ...{ slug: createSlug(random), text: "", to },
  ...{ points: 0, sets: [] },
});

/** The game with an empty scene at the end, under a random slug; the very same game when it is full. */
export const addScene = <G extends Story>(game: G, random: () => number): G =>
  game.content.scenes.length >= MOST_SCENES
    ? game
    : withScenes(game, [...game.content.scenes, makeScene(createSlug(random))]);

/** What an author writes of a scene; undefined removes a part. */
export type ScenePart = Partial<Omit<Scene, "slug" | "sample">>;

/** The game with a part of one scene changed; an equal one when it has no such scene. */
export const changeScene = <G extends Story>(game: G, slug: string, part: ScenePart): G =>
  withScenes(game, changeOne(game.content.scenes, slug, part));
export const keepScene = <G extends Story>(game: G, slug: string): G =>
  withScenes(game, keepOne(game.content.scenes, slug));
export const moveScene = <G extends Story>(game: G, slug: string, step: -1 | 1): G =>
  withScenes(game, moveOne(game.content.scenes, slug, step));

/** Removes a scene; choices that led to it then lead nowhere. One scene stays. */
export function removeScene<G extends Story>(game: G, slug: string): G {
  if (game.content.scenes.length <= 1) return game;
  const left = removeOne(game.content.scenes, slug);
  return withScenes(
    game,
    left.map((scene) => ({
      ...scene,
      ways: scene.ways.map((way) => (way.to === slug ? { ...way, to: "" } : way)),
    })),
  );
}

/** Adds an empty choice; eight at most. */
export const addWay = ({ ways }: Scene, random: () => number): ScenePart =>
  ways.length < MOST_WAYS ? { ways: [...ways, makeWay(random)] } : {};
export const changeWay = ({ ways }: Scene, slug: string, part: Partial<Omit<Way, "slug">>): ScenePart => ({
  ways: changeOne(ways, slug, part),
});
export const removeWay = ({ ways }: Scene, slug: string): ScenePart => ({ ways: removeOne(ways, slug) });
export const moveWay = ({ ways }: Scene, slug: string, step: -1 | 1): ScenePart => ({
  ways: moveOne(ways, slug, step),
});

/** The game with an empty scene at the end, to which the choice leads; the very same game when it is full. */
export function leadToNew<G extends Story>(game: G, scene: string, way: string, random: () => number): G {
  const added = addScene(game, random);
  const to = added.content.scenes.at(-1)?.slug;
  const owner = game.content.scenes.find(({ slug }) => slug === scene);
  return added === game || to === undefined || !owner ? game : changeScene(added, scene, changeWay(owner, way, { to }));
}

/** The game with another flag, without a name; the very same game when it is full. */
export const addFlag = <G extends Story>(game: G, random: () => number): G =>
  game.content.flags.length >= MOST_FLAGS
    ? game
    : withContent(game, { flags: [...game.content.flags, { slug: createSlug(random), name: "" }] });
export const nameFlag = <G extends Story>(game: G, slug: string, name: string): G =>
  withContent(game, { flags: changeOne(game.content.flags, slug, { name }) });

/** Removes a flag, and every place where a choice sets it or asks for it. */
export function removeFlag<G extends Story>(game: G, slug: string): G {
  const without = (flags: readonly string[]) => flags.filter((flag) => flag !== slug);
  const scenes = game.content.scenes.map((scene) => ({
    ...scene,
    ways: scene.ways.map(({ needs, ...way }) => ({
      ...way,
      sets: without(way.sets),
      ...(needs && { needs: { ...needs, set: without(needs.set), unset: without(needs.unset) } }),
    })),
  }));
  return withContent(game, { flags: removeOne(game.content.flags, slug), scenes });
}

/** The game with another character, without a name; the very same game when it is full. */
export const addCharacter = <G extends Story>(game: G, random: () => number): G =>
  game.content.characters.length >= MOST_CHARACTERS
    ? game
    : withContent(game, { characters: [...game.content.characters, { slug: createSlug(random), name: "" }] });
export const changeCharacter = <G extends Story>(
  game: G,
  slug: string,
  part: Partial<Omit<Content["characters"][number], "slug">>,
): G => withContent(game, { characters: changeOne(game.content.characters, slug, part) });

/** Removes a character, also from the scenes in which they stand. */
export const removeCharacter = <G extends Story>(game: G, slug: string): G =>
  withContent(game, {
    characters: removeOne(game.content.characters, slug),
    scenes: game.content.scenes.map((scene) => ({
      ...scene,
      characters: scene.characters.filter((one) => one !== slug),
    })),
  });

/** The game with one of its settings changed. */
export const setStory = <G extends Story>(game: G, part: Partial<Pick<Content, "scoring" | "mayGoBack">>): G =>
  withContent(game, part);
