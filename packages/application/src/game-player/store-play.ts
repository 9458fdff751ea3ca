// Knows one sending of a game: the result that counts with its goes, then the ended ones to the history.
import type { Result } from "@academiz/domain/kernel";
import type { GameGo, GamePlay } from "@academiz/domain/plays";
import { isFinished } from "@academiz/domain/scoring";
import type { Attempt, Trouble } from "../ports/index.ts";
import type { Saved } from "../saving/index.ts";
import type { GamePlayerPorts } from "./game-player.types.ts";

/** It waits on the device until all of it is told, the history too. */
export async function storePlay(
  { gateway, histories, journal }: GamePlayerPorts,
  productSlug: string,
  play: GamePlay,
): Promise<Result<Saved, Trouble>> {
  const answer = await gateway.send(play);
  if (!answer.ok) return answer;
  const ended = play.goes.filter(({ status }) => isFinished(status));
  if (ended.length > 0) {
    // An entry that the stored result does not confirm is dropped: the result itself is stored, and the learner can do
    // nothing about it.
    const added = await histories.add(ended.map((go) => recordGo(play.slug, productSlug, go)));
    if (!added.ok && added.error.kind !== "invalid") return added;
  }
  journal.forget(play);
  const { accepted, storedEventDate } = answer.value;
  return { ok: true, value: { isOutdated: !accepted && storedEventDate !== (play.eventDate ?? "") } };
}

const recordGo = (productPerimeterSlug: string, slug: string, { status, score, time, eventDate }: GameGo): Attempt => ({
  slug,
  productPerimeterSlug,
  status: status === "FAILED" ? "FAILED" : "COMPLETE",
  score,
  time,
  eventDate,
});
