// Knows the types of the machine of an organisation: what can be changed, and how each change is undone.
import type { Branch, LicenceContent } from "@academiz/domain/clients";
import type { Organisation, TreeKind } from "../ports/index.ts";

/** One change, stored at once. */
export type OrganisationAct =
  | { readonly type: "tree"; readonly kind: TreeKind; readonly tree: readonly Branch[] }
  | { readonly type: "relabel"; readonly from: string; readonly to: string }
  /** Cannot be undone: nobody knows any more who stood where. */
  | { readonly type: "merge"; readonly from: string; readonly into: string }
  /** The end of a tag cannot be undone: nobody knows any more which products had it. */
  | { readonly type: "tag.add" | "tag.remove"; readonly tag: string }
  | { readonly type: "licence"; readonly licence: LicenceContent };

/** The act that undoes another one; null where none does. */
export function invertAct(organisation: Organisation, act: OrganisationAct): OrganisationAct | null {
  switch (act.type) {
    case "tree":
      return { ...act, tree: organisation[act.kind] };
    case "relabel":
      return { type: "relabel", from: act.to, to: act.from };
    case "merge":
    case "tag.remove":
      return null;
    case "tag.add":
      return { type: "tag.remove", tag: act.tag };
    case "licence":
      return { type: "licence", licence: organisation.licence ?? { licences: [] } };
  }
}
