// Knows how reports on games and questions find their published content, and where it stands.
import { type KeptAnswer, type ToldAnswer, tellAnswer, tellSequenceAnswer } from "@academiz/domain/answers";
import { readGame } from "@academiz/domain/games";
import { findGame } from "@academiz/domain/interactivities";
import type { CompiledLearniz } from "@academiz/domain/learniz";
import { readSequences } from "@academiz/domain/sequences";
import type { World } from "../ground/world.ts";
import type { ProductRecord, Tenancy } from "../ports/index.ts";
import { findCourse } from "./find-course.ts";

/** A game, or the questions of a smart sequence, as they are published now, and where they stand. */
export interface PublishedGame {
  /** In the words of the content; null where it cannot be read. */
  tell(answer: KeptAnswer): ToldAnswer;
  /** The title of the game, or of the theme in which the item stands. */
  readonly title: string;
  /** Null where the game is itself a product. */
  readonly page: string | null;
}
export type FindGame = (place: string, item: string | null) => PublishedGame | null;

export async function openPublished(
  world: Pick<World, "products" | "courses">,
  { clientId }: Tenancy,
  { type, slug, name, config, publishedAt }: ProductRecord,
): Promise<FindGame> {
  if (type === "learniz") {
    const course = publishedAt && (await findCourse(world, { clientId, productSlug: slug, publishedAt }));
    return course ? (place) => findPlayed(course, place) : () => null;
  }
  if (type === "smart-sequence") return findQuestion(config, slug, name);
  const game = type === "game" && config ? readGame({ params: config }) : null;
  return (place) =>
    game?.ok && place === slug ? { tell: (one) => tellAnswer(game.value, one), title: name, page: null } : null;
}

function findQuestion(config: ProductRecord["config"], slug: string, name: string): FindGame {
  const known = new Map(
    readSequences(config).sequences.flatMap(({ title, questions }) =>
      questions.map((question) => [question.uuid, { title, question }] as const),
    ),
  );
  const tell = (one: KeptAnswer) => tellSequenceAnswer(known.get(one.item)?.question ?? null, one);
  return (place, item) => (place === slug ? { tell, title: known.get(item ?? "")?.title ?? name, page: null } : null);
}

function findPlayed({ learniz, places }: CompiledLearniz, slug: string): PublishedGame | null {
  const place = places.get(slug);
  if (place?.kind !== "interactivity") return null;
  const slide = learniz.chapters[place.chapterIndex]?.slides[place.slideIndex];
  const content = slide?.interactivities[place.interactivityIndex];
  const game = content ? findGame(content) : null;
  if (!slide || !game) return null;
  return {
    tell: (one) => tellAnswer(game.ok ? game.value : null, one),
    title: content?.description ?? "",
    page: slide.description,
  };
}
