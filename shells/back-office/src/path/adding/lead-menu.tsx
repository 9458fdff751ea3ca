// Knows the button with the menu of where a step leads: its lines are taken away there, and others drawn, without a
// pointer.
import type { PathContentEvent } from "@academiz/application/path-content";
import { listNext, listTargets, type Path, type PathNode } from "@academiz/domain/paths";
import { IconButton, Menu, MenuGroup, MenuItem } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Spline, X } from "lucide-react";
import { NodeIcon } from "../node-icon.tsx";
import type { NodeWords } from "../node-words.ts";

export interface LeadMenuProps {
  readonly node: PathNode;
  readonly path: Path;
  readonly words: NodeWords;
  readonly send: (event: PathContentEvent) => void;
}

export function LeadMenu(props: LeadMenuProps) {
  const { t } = useLingui();
  const name = props.words.of(props.node);
  return (
    <Menu trigger={<IconButton label={t`Where it leads: ${name}`} icon={<Spline size={20} aria-hidden />} />}>
      <LeadItems {...props} />
    </Menu>
  );
}

/** Looked for only once somebody asks: a long path has many steps, and each may lead to many. */
function LeadItems({ node, path, words, send }: LeadMenuProps) {
  const { t } = useLingui();
  const from = node.slug;
  const led = listNext(node).flatMap((slug) => path.nodes.find((one) => one.slug === slug) ?? []);
  const targets = listTargets(path, from);
  // A step with a single way leads elsewhere by a new line.
  const parts = node.kind === "AND" || node.kind === "OR" || node.kind === "IF";
  const former = led[0] && !parts ? words.of(led[0]) : null;
  if (led.length === 0 && targets.length === 0)
    return (
      <MenuItem disabled>
        <Trans>Of the steps that are there none can come next</Trans>
      </MenuItem>
    );
  return (
    <>
      {led.length > 0 && (
        <MenuGroup label={<Trans>It leads to</Trans>}>
          {led.map((to) => {
            const name = words.of(to);
            return (
              <MenuItem
                key={to.slug}
                icon={<X size={20} aria-hidden />}
                aria-label={t`Take the line away: ${name}`}
                onClick={() => send({ type: "path.edited", edit: { do: "unlead", from, to: to.slug } })}
              >
                {name}
              </MenuItem>
            );
          })}
        </MenuGroup>
      )}
      {targets.length > 0 && (
        <MenuGroup
          label={former === null ? <Trans>Draw a line to</Trans> : <Trans>Instead of “{former}” lead to</Trans>}
        >
          {targets.map((to) => {
            const name = words.of(to);
            return (
              <MenuItem
                key={to.slug}
                icon={<NodeIcon kind={to.kind} />}
                aria-label={former === null ? t`Draw a line to: ${name}` : t`Lead to “${name}” instead of “${former}”`}
                onClick={() => send({ type: "path.edited", edit: { do: "lead", from, to: to.slug, way: null } })}
              >
                {name}
              </MenuItem>
            );
          })}
        </MenuGroup>
      )}
    </>
  );
}
