// Knows one node of a path's outline: what it is, its problems, its form, and what can follow.
import type { PathContentEvent, PathContentView } from "@academiz/application/path-content";
import { findSpotAfter, isTask, listNext, type NodeKind, type PathNode, type PathSpot } from "@academiz/domain/paths";
import { IconButton } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { PencilLine, Trash2 } from "lucide-react";
import { AddMenu } from "./adding/add-menu.tsx";
import { LeadMenu } from "./adding/lead-menu.tsx";
import { KeptStep } from "./kept-step.tsx";
import { isWritten, NodeForm } from "./node-form.tsx";
import { useNodeWords } from "./node-words.ts";
import * as styles from "./path.css.ts";
import { ProblemText } from "./problem-text.tsx";
import { TrialStep } from "./trial-step.tsx";

export interface OutlineNodeProps {
  readonly node: PathNode;
  readonly view: PathContentView;
  readonly send: (event: PathContentEvent) => void;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

export function OutlineNode({ node, view, send, isOpen, onOpen }: OutlineNodeProps) {
  const { t } = useLingui();
  const words = useNodeWords(view.known);
  const { path, problems, removable, trial, isTried, isUndrawn } = view;
  const { slug, kind } = node;
  const name = words.of(node);
  const label = words.kindOf(node);
  // On an empty path the greeting says what to do.
  const own = isUndrawn && !isTried ? [] : problems.filter((problem) => problem.node === slug);
  const parts = kind === "AND" || kind === "OR" || kind === "IF";
  const isMeeting = path.nodes.filter((one) => listNext(one).includes(slug)).length > 1 && kind !== "END_AND";
  const after = findSpotAfter(node);
  const add = (at: PathSpot, added: NodeKind) => send({ type: "path.edited", edit: { do: "add", at, kind: added } });
  return (
    <div id={`path-${slug}`} tabIndex={-1} data-line data-kind={kind} className={styles.node}>
      <div className={styles.head}>
        <span className={styles.name}>
          {name}
          {name !== label && <span className={styles.kind}>{label}</span>}
        </span>
        <span className={styles.actions}>
          {isMeeting && (
            <AddMenu
              path={path}
              spot={{ before: slug }}
              label={t`Add before: ${name}`}
              onAdd={(added) => add({ before: slug }, added)}
            >
              <Trans>Add before</Trans>
            </AddMenu>
          )}
          {after && kind !== "IF" && (
            <AddMenu
              path={path}
              spot={after}
              label={parts ? t`Add a way: ${name}` : t`Add after: ${name}`}
              onAdd={(added) => add(after, added)}
            >
              {parts ? <Trans>Add a way</Trans> : <Trans>Add after</Trans>}
            </AddMenu>
          )}
          {kind !== "END" && kind !== "UNKNOWN" && <LeadMenu node={node} path={path} words={words} send={send} />}
          {isWritten(node) && (
            <IconButton
              label={t`Edit: ${name}`}
              aria-expanded={isOpen}
              icon={<PencilLine size={20} aria-hidden />}
              onClick={() => onOpen(!isOpen)}
            />
          )}
          {removable.has(slug) ? (
            <IconButton
              label={parts ? t`Delete with its ways: ${name}` : t`Delete: ${name}`}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => send({ type: "path.edited", edit: { do: "remove", nodes: [slug] } })}
            />
          ) : (
            isWritten(node) && <KeptStep node={node} path={path} words={words} />
          )}
        </span>
      </div>
      {own.length > 0 && (
        <ul className={isTried ? styles.problems : styles.stillToDo} aria-label={isTried ? t`Missing` : t`Still to do`}>
          {own.map((problem) => {
            const other = path.nodes.find((one) => one.slug === problem.other);
            return (
              <li key={`${problem.kind} ${problem.other}`}>
                <ProblemText problem={problem} other={other ? words.of(other) : ""} />
              </li>
            );
          })}
        </ul>
      )}
      {trial && (isTask(node) || parts || kind === "EMAIL" || kind === "END") && (
        <TrialStep node={node} path={path} trial={trial} words={words} send={send} />
      )}
      {isOpen && isWritten(node) && (
        <NodeForm
          node={node}
          view={view}
          send={send}
          write={(said, field) =>
            send({
              type: "path.edited",
              edit: { do: "write", node: slug, words: said },
              ...(field !== undefined && { field: `${slug} ${field}` }),
            })
          }
        />
      )}
    </div>
  );
}
