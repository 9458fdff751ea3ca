// Knows the head of a course that is read while the studio is on its way: what needs only the course works, what opens
// something is remembered, and menus wait.
import { Avatar, Button, IconButton, SkipLink } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Download, Ellipsis, Eye, Keyboard, LoaderCircle, Redo2, Send, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSession } from "../../office/office-context.ts";
import * as user from "../../office/user-menu.css.ts";
import { ProductStatus } from "../../product/product-status.tsx";
import * as styles from "../common/studio-header.css.ts";
import type { OpenedEditor } from "../common/use-opened-editor.ts";
import type { Wishes } from "./wishes.ts";

export interface FirstHeaderProps {
  readonly editor: OpenedEditor;
  /** The name of the course. */
  readonly name: string;
  /** True while the tools are on their way; false where they do not come. */
  readonly isComing: boolean;
  readonly onPreview: () => void;
  readonly onOpen: (what: Wishes["open"]) => void;
}

export function FirstHeader({ editor, name, isComing, onPreview, onOpen }: FirstHeaderProps) {
  const { t } = useLingui();
  const { view } = editor;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const variant = view.publication === "up-to-date" ? "secondary" : "primary";
  const more = <IconButton label={t`More`} icon={<Ellipsis size={20} aria-hidden />} disabled accessibleWhenDisabled />;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is the banner of its page, beside a frame that has one too
    <header aria-label={t`Studio`} className={styles.header}>
      <div className={styles.identity}>
        <IconButton label={t`Learning products`} icon={<ArrowLeft size={20} aria-hidden />} render={<Link to="/" />} />
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {name}
        </h1>
        <SkipLink />
        <input className={styles.name} aria-label={t`Name of the course`} value={name} readOnly />
        <ProductStatus publication={view.publication} />
      </div>
      <div role="status" className={styles.saved}>
        {isComing && (
          <>
            <LoaderCircle size={20} aria-hidden />
            <Trans>The tools are on their way…</Trans>
          </>
        )}
      </div>
      <div className={styles.tools}>
        <IconButton label={t`Undo`} icon={<Undo2 size={20} aria-hidden />} disabled accessibleWhenDisabled />
        <IconButton label={t`Redo`} icon={<Redo2 size={20} aria-hidden />} disabled accessibleWhenDisabled />
        <span className={styles.wide}>
          <IconButton
            label={t`Shortcuts`}
            icon={<Keyboard size={20} aria-hidden />}
            onClick={() => onOpen("shortcuts")}
          />
        </span>
        <span className={styles.roomy}>
          <Button icon={<Eye size={20} aria-hidden />} loading={view.isOpeningPreview} onClick={onPreview}>
            <Trans>Preview</Trans>
          </Button>
          <Button icon={<Download size={20} aria-hidden />} onClick={() => onOpen("export")}>
            <Trans>Export</Trans>
          </Button>
          {more}
        </span>
        <span className={styles.tight}>{more}</span>
        <span className={styles.wide}>
          <Button variant={variant} icon={<Send size={20} aria-hidden />} onClick={() => onOpen("publish")}>
            <Trans>Publish</Trans>
          </Button>
        </span>
        <span className={styles.narrow}>
          <IconButton
            variant={variant}
            label={t`Publish`}
            icon={<Send size={20} aria-hidden />}
            onClick={() => onOpen("publish")}
          />
        </span>
      </div>
      <OwnName />
    </header>
  );
}

/** In place of the menu of the person. */
function OwnName() {
  const own = useSession().user;
  if (!own) return null;
  const name = `${own.firstname} ${own.lastname}`.trim() || own.login;
  return (
    <Button variant="quiet" disabled accessibleWhenDisabled icon={<Avatar size="small" name={name} named={false} />}>
      <span className={user.name}>{name}</span>
    </Button>
  );
}
