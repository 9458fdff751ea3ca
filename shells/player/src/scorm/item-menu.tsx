// Knows the menu of a package of several items: what can be opened, under its headings, each with its state.
import type { ItemEntry } from "@academiz/application/scorm-player";
import { VisuallyHidden } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Circle, CircleDot, CircleX } from "lucide-react";
import * as menu from "../menu/course-menu.css.ts";
import * as styles from "./scorm-page.css.ts";

export interface ItemMenuProps {
  readonly items: readonly ItemEntry[];
  readonly onChoose: (identifier: string) => void;
}

export function ItemMenu({ items, onChoose }: ItemMenuProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Contents`} className={menu.menu}>
      {hasOwnOrder(items) && (
        <p className={styles.order}>
          <Trans>This content opens and closes its parts in its own order.</Trans>
        </p>
      )}
      <Entries items={items} onChoose={onChoose} />
    </nav>
  );
}

/** True where a part is closed, and nothing is known that would open it. */
const hasOwnOrder = (items: readonly ItemEntry[]): boolean =>
  items.some(
    (item) =>
      (item.isLaunchable && !item.isOpen && !item.isShown && item.after.length === 0) || hasOwnOrder(item.items),
  );

function Entries({ items, onChoose }: ItemMenuProps) {
  return (
    <ol className={menu.slides}>
      {items.map((item) => (
        <li key={item.identifier}>
          {item.isLaunchable ? (
            <button
              type="button"
              className={menu.slide({ isCurrent: item.isShown })}
              aria-current={item.isShown ? "page" : undefined}
              disabled={!item.isOpen && !item.isShown}
              onClick={() => onChoose(item.identifier)}
            >
              <StateIcon status={item.status} />
              <span>
                {item.title || item.identifier}
                {!item.isOpen && !item.isShown && <Closed item={item} />}
              </span>
            </button>
          ) : (
            <p className={styles.heading}>{item.title || item.identifier}</p>
          )}
          {item.items.length > 0 && (
            <div className={styles.nested}>
              <Entries items={item.items} onChoose={onChoose} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The words that it cannot be opened, and what would open it, visible to everybody. */
function Closed({ item: { after, status } }: { readonly item: ItemEntry }) {
  const titles = after.join(", ");
  return (
    <span className={styles.closed}>
      {titles !== "" ? (
        <Trans>Not open yet: first {titles}</Trans>
      ) : status === "NOT_STARTED" ? (
        <Trans>Not open yet</Trans>
      ) : (
        <Trans>Closed</Trans>
      )}
    </span>
  );
}

/** The state is given in words as well: colour and shape are only additions. */
function StateIcon({ status }: Pick<ItemEntry, "status">) {
  const { t } = useLingui();
  const [icon, words] =
    status === "COMPLETE"
      ? [<Check key="done" size={16} aria-hidden />, t`Done`]
      : status === "FAILED"
        ? [<CircleX key="failed" size={16} aria-hidden />, t`Failed`]
        : status === "STARTED"
          ? [<CircleDot key="started" size={16} aria-hidden />, t`Started`]
          : [<Circle key="todo" size={16} aria-hidden />, t`To do`];
  return (
    <span className={menu.state({ isDone: status === "COMPLETE" })}>
      {icon}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
