// Knows what an author reads on an empty path: what to do first, and the button that does it.
import type { PathContentEvent, PathContentView } from "@academiz/application/path-content";
import { Button, EmptyState, Menu } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Plus, Workflow } from "lucide-react";
import { AddItems, listOffered } from "./add-items.tsx";

export interface PathGreetingProps {
  readonly view: Pick<PathContentView, "path">;
  readonly send: (event: PathContentEvent) => void;
}

export function PathGreeting({ view: { path }, send }: PathGreetingProps) {
  const start = path.nodes.find(({ kind }) => kind === "START");
  if (!start) return null;
  const at = { after: start.slug, way: null };
  const offered = listOffered(path, at);
  if (offered.length === 0) return null;
  return (
    <EmptyState
      icon={<Workflow size={24} aria-hidden />}
      title={<Trans>What do learners do first?</Trans>}
      action={
        <Menu
          trigger={
            <Button variant="primary" icon={<Plus size={20} aria-hidden />}>
              <Trans>Add the first step</Trans>
            </Button>
          }
        >
          <AddItems offered={offered} onAdd={(kind) => send({ type: "path.edited", edit: { do: "add", at, kind } })} />
        </Menu>
      }
    >
      <Trans>
        Begin with a product that they play. Then add what comes next: another product, a mail, or ways that part.
      </Trans>
    </EmptyState>
  );
}
