// Knows why a step of a path cannot be deleted, where its author looks for the button.
import type { Path, PathNode } from "@academiz/domain/paths";
import { IconButton } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import type { NodeWords } from "./node-words.ts";

export interface KeptStepProps {
  readonly node: PathNode;
  readonly path: Path;
  readonly words: NodeWords;
}

export function KeptStep({ node, path, words }: KeptStepProps) {
  const { t } = useLingui();
  const name = words.of(node);
  const condition = path.nodes.find(({ kind, slug }) => kind === "IF" && node.next.includes(slug));
  const isLastWay = path.nodes.some(
    ({ kind, next }) => (kind === "AND" || kind === "OR") && next.length === 2 && next.includes(node.slug),
  );
  const why = condition
    ? t`“${name}” stays: what comes next depends on its result`
    : isLastWay
      ? t`“${name}” stays: without it a single way would be left`
      : t`“${name}” stays: what stands before and after it may not follow each other`;
  return <IconButton label={why} icon={<Trash2 size={20} aria-hidden />} disabled accessibleWhenDisabled />;
}
