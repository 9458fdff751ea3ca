// Knows what a story shows: the present scene, its choices, and the scenes before it.

import type { GamePicture } from "../picture/picture.ts";
import type { ShownSound } from "../picture/shown-schema.ts";
import type { Story } from "./schema.ts";
import { listOpen, type Walk } from "./walk.ts";

/** Somebody who stands in a scene. */
export interface CharacterView {
  readonly slug: string;
  readonly name: string;
  readonly picture: GamePicture | null;
}

/** The present scene. */
export interface SceneView {
  readonly slug: string;
  /** May be empty. */
  readonly title: string;
  readonly text: string;
  readonly picture: GamePicture | null;
  readonly sound: ShownSound | null;
  readonly characters: readonly CharacterView[];
}

/** A scene before the present one, and what was chosen there. */
export interface PassedScene {
  readonly title: string;
  readonly text: string;
  readonly choice: string;
}

/** What a story shows of itself. */
export interface StoryView {
  readonly scene: SceneView;
  /** The choices that are offered; none at an ending. */
  readonly choices: readonly { readonly slug: string; readonly text: string }[];
  /** Null before the end. */
  readonly ending: { readonly isFailed: boolean } | null;
  readonly journal: readonly PassedScene[];
  /** Slugs of the choices that were made, in their order. */
  readonly path: readonly string[];
  readonly mayGoBack: boolean;
  /** The points of the choices so far; null where the story does not score points. */
  readonly points: number | null;
}

export function viewStory(story: Story, { steps, standing }: Walk): StoryView {
  const { content } = story;
  const { slug, title, text, picture = null, sound = null, characters, ending } = standing.scene;
  return {
    scene: {
      ...{ slug, title, text, picture, sound },
      characters: content.characters.flatMap((one) =>
        characters.includes(one.slug) ? [{ slug: one.slug, name: one.name, picture: one.picture ?? null }] : [],
      ),
    },
    choices: listOpen(story, standing).map((way) => ({ slug: way.slug, text: way.text })),
    ending: ending ? { isFailed: ending.failed } : null,
    journal: steps.map(({ scene, way }) => ({ title: scene.title, text: scene.text, choice: way.text })),
    path: steps.map(({ way }) => way.slug),
    mayGoBack: content.mayGoBack ?? false,
    points: content.scoring === "points" ? standing.points : null,
  };
}
