// Knows the words of the machine of an organisation: what is changed of it, and how each change is taken back.
import type { Branch, LicenceContent } from "@academiz/domain/clients";
import type { Organisation, TreeKind } from "../ports/index.ts";

/** One change, stored at once. */
export type OrganisationAct =
  | { readonly type: "tree"; readonly kind: TreeKind; readonly tree: readonly Branch[] }
  | { readonly type: "relabel"; readonly from: string; readonly to: string }
  /** Cannot be taken back: who stood where is known no more. */
  | { readonly type: "merge"; readonly from: string; readonly into: string }
  | { readonly type: "tag.add" | "tag.remove"; readonly tag: string }
  | { readonly type: "licence"; readonly licence: LicenceContent };

/** What brings an organisation back to how it was before an act; null where nothing does. */
export function invertAct(organisation: Organisation, act: OrganisationAct): OrganisationAct | null {
  switch (act.type) {
    case "tree":
      return { ...act, tree: organisation[act.kind] };
    case "relabel":
      return { type: "relabel", from: act.to, to: act.from };
    case "merge":
      return null;
    case "tag.add":
      return { type: "tag.remove", tag: act.tag };
    case "tag.remove":
      return { type: "tag.add", tag: act.tag };
    case "licence":
      return { type: "licence", licence: organisation.licence ?? { licences: [] } };
  }
}
