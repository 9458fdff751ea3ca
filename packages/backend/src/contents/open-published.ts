// Knows how what is told of a product's games finds them: as they are published now, and where they stand.
import { type Game, readGame } from "@academiz/domain/games";
import { findGame } from "@academiz/domain/interactivities";
import type { CompiledLearniz } from "@academiz/domain/learniz";
import type { World } from "../ground/world.ts";
import type { ProductRecord, Tenancy } from "../ports/index.ts";
import { findCourse } from "./find-course.ts";

/** A game as it is published now, and where it stands. */
export interface PublishedGame {
  readonly game: Game | null;
  readonly title: string;
  /** Null where it is a product of its own. */
  readonly page: string | null;
}
export type FindGame = (place: string) => PublishedGame | null;

export async function openPublished(
  world: Pick<World, "products" | "courses">,
  { clientId }: Tenancy,
  { type, slug, name, config, publishedAt }: ProductRecord,
): Promise<FindGame> {
  if (type === "learniz") {
    const course = publishedAt && (await findCourse(world, { clientId, productSlug: slug, publishedAt }));
    return course ? (place) => findPlayed(course, place) : () => null;
  }
  const game = type === "game" && config ? readGame({ params: config }) : null;
  return (place) => (game?.ok && place === slug ? { game: game.value, title: name, page: null } : null);
}

function findPlayed({ learniz, places }: CompiledLearniz, slug: string): PublishedGame | null {
  const place = places.get(slug);
  if (place?.kind !== "interactivity") return null;
  const slide = learniz.chapters[place.chapterIndex]?.slides[place.slideIndex];
  const content = slide?.interactivities[place.interactivityIndex];
  const game = content ? findGame(content) : null;
  if (!slide || !game) return null;
  return { game: game.ok ? game.value : null, title: content?.description ?? "", page: slide.description };
}
