// Knows how a package is tried in an LMS before it is offered (decisions 7), whatever it plays.
import type { DatedProgress } from "@academiz/application/ports";
import type { PackageDriver } from "@academiz/backend/ports";
import { type PackageContent, readPackage } from "../packaged/read-package.ts";
import { type Tried, tryPackage } from "./trial.ts";
import { tryGame } from "./try-game.ts";
import { tryLearniz } from "./try-learniz.ts";

export const createPackageDriver = (): PackageDriver => ({
  async drive(params) {
    const content = readPackage(params);
    if (!content) return ["the player cannot read its params"];
    return content.type === "game"
      ? run(content, tryGame(content), "the engine cannot read the game")
      : run(content, tryLearniz(content), "the engine cannot read the course");
  },
});

async function run<P extends DatedProgress>(
  content: PackageContent,
  tried: Tried<P> | null,
  unread: string,
): Promise<readonly string[]> {
  if (!tried) return [unread];
  // A format that keeps its progress in the browser needs no LMS.
  return content.host === "web" ? [] : tryPackage(content, content.host, tried);
}
