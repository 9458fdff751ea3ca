// Knows the actions on selected chapters, pages or blocks, and their messages.
import {
  copyParts,
  countLeftRules,
  duplicateParts,
  findKind,
  findPastePlace,
  moveParts,
  type PartsPlace,
  pasteParts,
  readParts,
  removeParts,
  stepParts,
} from "@academiz/domain/editing";
import type { Learniz } from "@academiz/domain/learniz";
import { useToasts } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { useOffice } from "../../office/office-context.ts";
import { useStudio } from "../common/studio-context.ts";
import { COURSE } from "../common/studio-search.ts";
import { findAdding, findBlock, findInOutline, findPageTitle } from "../common/use-focus-soon.ts";
import { findNeighbour } from "./find-neighbour.ts";

export interface Parts {
  /** Makes an edit that adds something, and focuses the first new element: a page's title is often written next. */
  readonly add: (edit: (own: Learniz) => Learniz) => Learniz;
  readonly copy: (slugs: readonly string[]) => void;
  readonly cut: (slugs: readonly string[]) => void;
  /** Pastes after this element; does nothing where the content cannot stand there. */
  readonly paste: (at: string) => void;
  readonly canPaste: (at: string) => boolean;
  /** True where the clipboard holds blocks. */
  readonly canPasteBlocks: boolean;
  readonly duplicate: (slugs: readonly string[]) => void;
  readonly remove: (slugs: readonly string[]) => void;
  readonly move: (slugs: readonly string[], place: PartsPlace) => void;
  /** Moves them one place earlier or later, several as one; at an end of their chapter into the neighbour. */
  readonly step: (slugs: readonly string[], by: -1 | 1) => void;
  readonly isCut: (slug: string) => boolean;
}

export function useParts(): Parts {
  const { t } = useLingui();
  const { office } = useOffice();
  const clipboard = office.clipboardOf(readParts);
  const { readLearniz, change, tellLosses, random, select, focusSoon, cut, setCut } = useStudio();
  const notify = useToasts();
  const copied = useSyncExternalStore(clipboard.watch, clipboard.read);
  const waiting = cut && cut.copied === copied ? cut.slugs : [];
  const tell = (text: string) => notify({ kind: "success", text, duration: 4000 });

  const keep = (slugs: readonly string[]) => {
    const parts = copyParts(readLearniz(), slugs);
    if (parts) clipboard.keep(parts);
    return parts !== null;
  };
  const goTo = (course: Learniz, slug: string | undefined, find = findInOutline) => {
    if (slug === undefined) return;
    if (findKind(course, slug) === "interactivity") return focusSoon(findBlock(slug));
    select(slug);
    focusSoon(find(slug));
  };
  const add = (edit: (own: Learniz) => Learniz): Learniz => {
    const learniz = readLearniz();
    const next = edit(learniz);
    if (next === learniz) return next;
    change("add", () => next);
    const known = new Set(listSlugs(learniz));
    const added = listSlugs(next).find((slug) => !known.has(slug));
    const isPage = added !== undefined && findKind(next, added) === "slide";
    goTo(next, added, isPage ? findPageTitle : findInOutline);
    return next;
  };
  const move = (slugs: readonly string[], place: PartsPlace) => {
    const learniz = readLearniz();
    if (moveParts(learniz, slugs, place) === learniz) return;
    change(`move:${slugs.join()}`, (own) => moveParts(own, slugs, place));
    tellLosses(t`Moved`, "if-rules-went");
    goTo(learniz, slugs[0]);
  };
  return {
    add,
    copy(slugs) {
      setCut(null);
      if (keep(slugs)) tell(t`Copied. Paste it here or in another course.`);
    },
    cut(slugs) {
      if (!keep(slugs)) return;
      setCut({ slugs, copied: clipboard.read() });
      tell(t`Cut. It moves to where you paste it.`);
    },
    canPasteBlocks: copied?.kind === "interactivity",
    canPaste: (at) => copied !== null && findPastePlace(readLearniz(), copied.kind, at) !== null,
    paste(at) {
      const learniz = readLearniz();
      const place = copied && findPastePlace(learniz, copied.kind, at);
      if (!copied || !place) return;
      if (waiting.some((slug) => findKind(learniz, slug) === copied.kind)) {
        setCut(null);
        return move(waiting, place);
      }
      const next = add((own) => pasteParts(own, copied, place, random));
      const left = countLeftRules(learniz, next, copied);
      if (left === 0) return;
      const text = t`${plural(left, {
        one: "# rule was left out: it names what is not in this course.",
        other: "# rules were left out: they name what is not in this course.",
      })}`;
      notify({ kind: "notification", text });
    },
    duplicate: (slugs) => void add((own) => duplicateParts(own, slugs, random)),
    remove(slugs) {
      const learniz = readLearniz();
      const kind = copyParts(learniz, slugs)?.kind;
      if (!kind) return;
      const next = findNeighbour(learniz, slugs);
      change(`remove:${slugs.join()}`, (own) => removeParts(own, slugs));
      const count = slugs.length;
      if (kind === "interactivity") {
        focusSoon(next === undefined ? findAdding : findBlock(next));
        return tellLosses(t`${plural(count, { one: "Block deleted", other: "# blocks deleted" })}`, "always");
      }
      select(next ?? COURSE);
      focusSoon(findInOutline(next ?? COURSE));
      tellLosses(
        kind === "chapter"
          ? t`${plural(count, { one: "Chapter deleted", other: "# chapters deleted" })}`
          : t`${plural(count, { one: "Page deleted", other: "# pages deleted" })}`,
        "always",
      );
    },
    move,
    step(slugs, by) {
      const learniz = readLearniz();
      const edit = (own: Learniz) => stepParts(own, slugs, by);
      if (edit(learniz) === learniz) return;
      change(`move:${slugs.join()}`, edit);
      tellLosses(t`Moved`, "if-rules-went");
    },
    isCut: (slug) => waiting.includes(slug),
  };
}

/** In the order of the course. */
const listSlugs = ({ chapters }: Learniz): readonly string[] =>
  chapters.flatMap(({ slug, slides }) => [
    slug,
    ...slides.flatMap((slide) => [slide.slug, ...slide.interactivities.map((one) => one.slug)]),
  ]);
