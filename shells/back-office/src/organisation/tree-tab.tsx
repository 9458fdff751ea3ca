// Knows how one tree of an organisation is ordered: by buttons, by keys and by drag.
import type { OrganisationAct } from "@academiz/application/organisation";
import type { Organisation, TreeKind } from "@academiz/application/ports";
import {
  type Branch,
  dropBranch,
  findBranch,
  findNameFault,
  findParent,
  findTreeFault,
  listBranches,
  mergeBranch,
  moveBranch,
  putBranch,
  renameBranch,
} from "@academiz/domain/clients";
import { createSlug } from "@academiz/domain/kernel";
import { Badge, EmptyState, Tree, type TreeNode, useToasts, VisuallyHidden } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { MapPin, Tags } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useOffice } from "../office/office-context.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { NameDialog } from "./name-dialog.tsx";
import * as styles from "./organisation.css.ts";
import { RemovalDialog } from "./removal-dialog.tsx";
import { findDrops, findStep, readDrop } from "./tree-moves.ts";
import { TreeTools } from "./tree-tools.tsx";
import { useFaultWords } from "./use-fault-words.ts";

export interface TreeTabProps {
  readonly kind: TreeKind;
  readonly stored: Organisation;
  readonly isSaving: boolean;
  readonly onAct: (act: OrganisationAct) => void;
}
/** The one that gets a name: a new one in this parent (null: at the top), or an existing one. */
type Naming = { readonly parent: string | null } | { readonly of: Branch };

export function TreeTab({ kind, stored, isSaving, onAct }: TreeTabProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const sayFault = useFaultWords(kind);
  const { dice } = useOffice().office;
  const tree = stored[kind];
  const isPlaces = kind === "places";
  const [selected, setSelected] = useState<string | null>(tree[0]?.id ?? null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [naming, setNaming] = useState<Naming | null>(null);
  const [removed, setRemoved] = useState<Branch | null>(null);
  const [merged, setMerged] = useState<Branch | null>(null);
  const box = useRef<HTMLDivElement>(null);
  /** The branch that the keyboard moved keeps the focus in its new place. */
  const followed = useRef<string | null>(null);
  const branch = selected === null ? null : findBranch(tree, selected);
  useEffect(() => {
    if (isSaving || followed.current === null) return;
    box.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(followed.current)}"]`)?.focus();
    followed.current = null;
  });

  const write = (after: readonly Branch[]) => onAct({ type: "tree", kind, tree: after });
  const move = (id: string, place: Parameters<typeof moveBranch>[2]) => {
    const moved = moveBranch(tree, id, place);
    if (!moved.ok) return notify({ kind: "error", text: sayFault(moved.fault) });
    const target = place.at === "into" ? place.parent : null;
    if (target !== null) setClosed(new Set([...closed].filter((one) => one !== target)));
    followed.current = id;
    write(moved.tree);
  };
  const name = (named: string) => {
    const wanted = named.trim();
    if (naming && "of" in naming) {
      followed.current = isPlaces ? naming.of.id : wanted;
      setSelected(followed.current);
      if (isPlaces) write(renameBranch(tree, naming.of.id, wanted));
      else onAct({ type: "relabel", from: naming.of.id, to: wanted });
    } else if (naming) {
      const id = isPlaces ? createSlug(dice.random) : wanted;
      const after = putBranch(tree, { id, name: wanted, children: [] }, { at: "into", parent: naming.parent });
      const fault = findTreeFault(after);
      if (fault) notify({ kind: "error", text: sayFault(fault) });
      else {
        setClosed(new Set([...closed].filter((one) => one !== naming.parent)));
        followed.current = id;
        setSelected(id);
        write(after);
      }
    }
    setNaming(null);
  };
  const press = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[role=treeitem]") : null;
    const at = row && findBranch(tree, row.dataset["node"] ?? "");
    if (!at || isSaving || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "F2") setNaming({ of: at });
    else if (event.key === "Delete") setRemoved(at);
    else return;
    event.preventDefault();
  };

  const counts = new Map(stored.use[kind].map((one) => [one.id, one]));
  const build = (branches: readonly Branch[]): readonly TreeNode[] =>
    branches.map(({ id, name: label, children }) => {
      const within = counts.get(id)?.within ?? 0;
      return {
        id,
        label,
        icon: isPlaces ? <MapPin size={16} aria-hidden /> : <Tags size={16} aria-hidden />,
        badges: within > 0 && (
          <Badge>
            {within}
            <VisuallyHidden>
              {" "}
              <Plural value={within} one="person here" other="people here" />
            </VisuallyHidden>
          </Badge>
        ),
        children: build(children),
      };
    });
  const ids = listBranches(tree).map(({ id }) => id);
  const canMerge = (from: string) => ids.some((into) => mergeBranch(tree, from, into).ok);
  const parentOf = (id: string) => findParent(tree, id)?.id ?? null;
  return (
    <div className={styles.stack}>
      {ids.length > 0 && (
        <p className={styles.keysHelp}>
          {isPlaces ? (
            <Trans>
              Places stand in the order of their letters. Drag a place onto another one, or press Alt with the right
              arrow to put it into the one above it, and with the left arrow to take it out. F2 renames, Delete removes.
            </Trans>
          ) : (
            <Trans>
              The criteria at the top stand in the order that you choose: drag them, or press Alt with an arrow. Those
              below stand in the order of their letters. F2 renames, Delete removes.
            </Trans>
          )}
        </p>
      )}
      <TreeTools
        kind={kind}
        branch={branch}
        isBusy={isSaving}
        onAdd={(to) =>
          setNaming({
            parent: to === "inside" ? selected : to === "beside" && selected !== null ? parentOf(selected) : null,
          })
        }
        onRename={() => branch && setNaming({ of: branch })}
        onRemove={() => branch && setRemoved(branch)}
        onMerge={isPlaces && branch && canMerge(branch.id) ? () => setMerged(branch) : null}
      />
      {tree.length === 0 ? (
        <EmptyState
          icon={isPlaces ? <MapPin size={24} aria-hidden /> : <Tags size={24} aria-hidden />}
          title={isPlaces ? <Trans>No place yet</Trans> : <Trans>No criterion yet</Trans>}
        >
          {isPlaces ? (
            <Trans>A place is a site, a team or a branch: products are offered to those who stand there.</Trans>
          ) : (
            <Trans>A criterion is a trade, a grade or a language: products are offered to those who meet it.</Trans>
          )}
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the tree's, which is inside
        <div ref={box} onKeyDown={press}>
          <Tree
            label={isPlaces ? t`Places` : t`Criteria`}
            nodes={build(tree)}
            expanded={new Set(ids.filter((id) => !closed.has(id)))}
            onExpandedChange={(expanded) => setClosed(new Set(ids.filter((id) => !expanded.has(id))))}
            selected={new Set(branch ? [branch.id] : [])}
            onSelect={setSelected}
            onMove={(id, to) => {
              const place = isSaving ? null : findStep(tree, id, to, isPlaces);
              if (place) move(id, place);
            }}
            drag={{
              canDrag: () => !isSaving,
              listPlaces: (dragged, target) => findDrops(tree, dragged, target, isPlaces),
              onDrop: (dragged, target, place) => move(dragged, readDrop(target, place)),
            }}
          />
        </div>
      )}
      {naming && (
        <NameDialog
          kind={kind}
          name={"of" in naming ? naming.of.name : null}
          findFault={(typed) =>
            findNameFault(tree, typed, {
              self: "of" in naming ? naming.of.id : null,
              parent: "of" in naming ? parentOf(naming.of.id) : naming.parent,
              isUnique: !isPlaces,
            })
          }
          onClose={() => setNaming(null)}
          onConfirm={name}
        />
      )}
      {merged && (
        <MergeDialog
          clientId={stored.id}
          tree={tree}
          branch={merged}
          onCancel={() => setMerged(null)}
          onConfirm={(into) => {
            onAct({ type: "merge", from: merged.id, into });
            followed.current = into;
            setSelected(into);
            setMerged(null);
          }}
        />
      )}
      <RemovalDialog
        kind={kind}
        branch={removed}
        use={stored.use}
        onCancel={() => setRemoved(null)}
        onConfirm={() => {
          if (removed) write(dropBranch(tree, removed.id));
          setSelected(removed && parentOf(removed.id));
          setRemoved(null);
        }}
      />
    </div>
  );
}
