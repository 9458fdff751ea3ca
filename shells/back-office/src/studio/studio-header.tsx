// Knows the head of the studio: the name of the course, the state of saving, and the actions on the whole course.
import { Button, IconButton, Menu, MenuItem, SkipLink } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Download, Ellipsis, Eye, EyeOff, FileJson, Keyboard, Redo2, Send, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { UserMenu } from "../office/user-menu.tsx";
import { ProductStatus } from "../product/product-status.tsx";
import * as styles from "./common/studio-header.css.ts";
import type { Editor } from "./common/use-editor.ts";
import { CourseName } from "./course-name.tsx";
import { SavedState } from "./saved-state.tsx";

export interface StudioHeaderProps {
  readonly editor: Editor;
  readonly onPreview: () => void;
  readonly onPublish: () => void;
  readonly onExport: () => void;
  /** Downloads the course as a file. */
  readonly onFile: () => void;
  /** Undefined where the course is not open to learners. */
  readonly onWithdraw: (() => void) | undefined;
  readonly onShortcuts: () => void;
}

export function StudioHeader(props: StudioHeaderProps) {
  const { editor, onPreview, onPublish, onExport, onFile, onWithdraw, onShortcuts } = props;
  const { t } = useLingui();
  const { view, send } = editor;
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that had the focus, a dialog or a row, went away with its page.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is the banner of its page, beside a frame that has one too
    <header aria-label={t`Studio`} className={styles.header}>
      <div className={styles.identity}>
        <IconButton label={t`Learning products`} icon={<ArrowLeft size={20} aria-hidden />} render={<Link to="/" />} />
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {view.draft?.name}
        </h1>
        <SkipLink />
        <CourseName name={view.draft?.name ?? ""} onRename={editor.rename} />
        <ProductStatus publication={view.publication} />
      </div>
      <SavedState saving={view.saving} savedAt={view.savedAt} onRetry={() => send({ type: "retry.asked" })} />
      <div className={styles.tools}>
        <IconButton
          label={t`Undo`}
          icon={<Undo2 size={20} aria-hidden />}
          disabled={!view.canUndo}
          accessibleWhenDisabled
          onClick={() => send({ type: "undo.asked" })}
        />
        <IconButton
          label={t`Redo`}
          icon={<Redo2 size={20} aria-hidden />}
          disabled={!view.canRedo}
          accessibleWhenDisabled
          onClick={() => send({ type: "redo.asked" })}
        />
        <span className={styles.wide}>
          <IconButton label={t`Shortcuts`} icon={<Keyboard size={20} aria-hidden />} onClick={onShortcuts} />
        </span>
        <span className={styles.roomy}>
          <Button icon={<Eye size={20} aria-hidden />} loading={view.isOpeningPreview} onClick={onPreview}>
            <Trans>Preview</Trans>
          </Button>
          <Button icon={<Download size={20} aria-hidden />} onClick={onExport}>
            <Trans>Export</Trans>
          </Button>
          <Menu trigger={<IconButton label={t`More`} icon={<Ellipsis size={20} aria-hidden />} />}>
            <FileItem onClick={onFile} />
            {onWithdraw && <WithdrawItem onClick={onWithdraw} />}
          </Menu>
        </span>
        <span className={styles.tight}>
          <Menu trigger={<IconButton label={t`More`} icon={<Ellipsis size={20} aria-hidden />} />}>
            <MenuItem icon={<Eye size={20} aria-hidden />} disabled={view.isOpeningPreview} onClick={onPreview}>
              <Trans>Preview</Trans>
            </MenuItem>
            <MenuItem icon={<Download size={20} aria-hidden />} onClick={onExport}>
              <Trans>Export</Trans>
            </MenuItem>
            <FileItem onClick={onFile} />
            {onWithdraw && <WithdrawItem onClick={onWithdraw} />}
          </Menu>
        </span>
        <span className={styles.wide}>
          <Button
            variant={view.publication === "up-to-date" ? "secondary" : "primary"}
            icon={<Send size={20} aria-hidden />}
            loading={view.isPublishing}
            onClick={onPublish}
          >
            <Trans>Publish</Trans>
          </Button>
        </span>
        <span className={styles.narrow}>
          <IconButton
            variant={view.publication === "up-to-date" ? "secondary" : "primary"}
            label={t`Publish`}
            icon={<Send size={20} aria-hidden />}
            disabled={view.isPublishing}
            accessibleWhenDisabled
            onClick={onPublish}
          />
        </span>
      </div>
      <UserMenu />
    </header>
  );
}

function FileItem({ onClick }: { readonly onClick: () => void }) {
  return (
    <MenuItem icon={<FileJson size={20} aria-hidden />} onClick={onClick}>
      <Trans>Download as a file</Trans>
    </MenuItem>
  );
}

function WithdrawItem({ onClick }: { readonly onClick: () => void }) {
  return (
    <MenuItem icon={<EyeOff size={20} aria-hidden />} onClick={onClick}>
      <Trans>Withdraw…</Trans>
    </MenuItem>
  );
}
