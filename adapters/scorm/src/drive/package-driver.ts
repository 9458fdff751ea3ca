// Knows how a package is tried in an LMS before it is offered (decisions 7): begun, half done, left, taken up again, done.
import type { Clock } from "@academiz/application/ports";
import type { PackageDriver } from "@academiz/backend/ports";
import { type CompiledLearniz, compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import { createProgress, type LearnizProgress, loadProgress } from "@academiz/domain/progress";
import type { ScormVersion } from "@academiz/domain/scorm";
import { type PackageContent, readPackage } from "../read-package.ts";
import { type Kept, type Launch, launch } from "./launch.ts";
import { playThrough } from "./play-through.ts";

/** Milliseconds of a learner between two facts. */
const STEP = 60_000;

export const createPackageDriver = (): PackageDriver => ({
  async drive(params) {
    const content = readPackage(params);
    if (!content) return ["the player cannot read its params"];
    const loaded = loadLearniz(content.config);
    if (!loaded.ok) return ["the engine cannot read the course"];
    // What a browser keeps by itself asks nothing of an LMS.
    if (content.host === "web") return [];
    return new Trial(content, compileLearniz(loaded.value.learniz), content.host).run();
  },
});

class Trial {
  readonly #content: PackageContent;
  readonly #course: CompiledLearniz;
  readonly #version: ScormVersion;
  readonly #faults: string[] = [];
  #now = Date.UTC(2026, 0, 1);

  constructor(content: PackageContent, course: CompiledLearniz, version: ScormVersion) {
    [this.#content, this.#course, this.#version] = [content, course, version];
  }

  async run(): Promise<readonly string[]> {
    const { perimeterSlug } = this.#content;
    const pages = this.#course.slides.length;
    const begun = createProgress(this.#course, perimeterSlug);
    const half = this.#date(playThrough(this.#course, begun, 0, Math.ceil(pages / 2)));
    const kept = await this.#visit(null, null, half);
    const all = this.#date(playThrough(this.#course, half, 0, pages));
    const end = kept && (await this.#visit(kept, half, all));
    if (end) await this.#visit(end, all, all);
    return [...new Set(this.#faults)];
  }

  /** One launch: what was kept comes back, and what is done is kept. Null where it did not begin. */
  async #visit(kept: Kept | null, before: LearnizProgress | null, after: LearnizProgress): Promise<Kept | null> {
    const clock: Clock = { now: () => this.#now };
    const begun = launch(this.#content, this.#version, clock, kept, (text) => this.#faults.push(text));
    if (typeof begun === "string") {
      this.#faults.push(`it does not start in an LMS: ${begun}`);
      return null;
    }
    await this.#compare(begun, before);
    const { ok } = await begun.gateway.send(after);
    if (!ok) this.#faults.push("the LMS does not keep what it is told");
    begun.gateway.sendLeaving(after);
    return begun.leave();
  }

  async #compare({ source }: Launch, before: LearnizProgress | null): Promise<void> {
    const loaded = await source.load();
    const stored = loaded.ok ? loaded.value.storedProgress : null;
    if (!stored && !before) return;
    const read = stored ? loadProgress(this.#course, stored, this.#content.perimeterSlug).progress : null;
    if (!read || !before || describe(read) !== describe(before))
      this.#faults.push("what was done is not there when it is taken up again");
  }

  #date(progress: LearnizProgress): LearnizProgress {
    this.#now += STEP;
    return { ...progress, eventDate: new Date(this.#now).toISOString() };
  }
}

/** What no LMS may lose: answers may go where there is no room for them (§8.25), states may not. */
const describe = ({ status, percentage, currentSlideSlug, chapters }: LearnizProgress): string =>
  JSON.stringify([
    status,
    percentage,
    currentSlideSlug,
    chapters.map((chapter) => [
      chapter.status,
      chapter.slides.map((slide) => [
        slide.status,
        slide.scrolled,
        slide.interactivities.map((one) => [one.status, one.score]),
      ]),
    ]),
  ]);
