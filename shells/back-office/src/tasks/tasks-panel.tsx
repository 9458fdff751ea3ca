// Knows how running tasks are listed: the progress of each, where it was begun, and how it is cancelled.
import type { FileUploadsView } from "@academiz/application/file-uploads";
import type { Task, TasksView } from "@academiz/application/tasks";
import { ConfirmDialog, Drawer, EmptyState, IconButton, Link as OfficeLink, ProgressBar } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { CircleCheck, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFormatName } from "../exports/use-format-name.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import { OFFICE_TYPES } from "../product/office-types.tsx";
import { failure } from "../product/product.css.ts";
import * as styles from "./tasks.css.ts";

export interface TasksPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly view: TasksView;
  readonly uploads: FileUploadsView;
  readonly onCancel: (task: Task) => void;
}

export function TasksPanel({ open, onClose, view, uploads, onCancel }: TasksPanelProps) {
  const { t } = useLingui();
  const { tasks, isCancelling, trouble, cancelTrouble } = view;
  const [asked, setAsked] = useState<Task | null>(null);
  const isAsked = asked !== null && tasks.some(({ id }) => id === asked.id);
  const isNothing = tasks.length === 0 && !uploads.isUnfinished;
  return (
    <Drawer open={open} onClose={onClose} title={t`Tasks in progress`}>
      {(cancelTrouble ?? trouble) && (
        <p role="alert" className={failure}>
          <TroubleText trouble={cancelTrouble ?? trouble} />
        </p>
      )}
      {isNothing ? (
        <EmptyState title={<Trans>Nothing in progress</Trans>} icon={<CircleCheck size={24} aria-hidden />}>
          <Trans>Imports of people, exports of products and files on their way are told here while they run.</Trans>
        </EmptyState>
      ) : (
        <>
          <p className={styles.note}>
            <Trans>Imports and exports go on without you: leave this page, or close it.</Trans>
          </p>
          <ul className={styles.list}>
            {tasks.map((task) => (
              <TaskItem
                key={task.id}
                task={task}
                isBusy={isCancelling}
                onFollow={onClose}
                onCancel={() => (isCarriedOut(task) ? setAsked(task) : onCancel(task))}
              />
            ))}
            {uploads.isUnfinished && <UploadsItem uploads={uploads} onFollow={onClose} />}
          </ul>
        </>
      )}
      <ConfirmDialog
        open={isAsked}
        danger
        title={<Trans>Give up the import?</Trans>}
        confirmLabel={t`Give up the import`}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked) onCancel(asked);
        }}
      >
        <Trans>
          It is being carried out: nobody of “{asked?.name}” is added, changed or removed then. To go on later, the file
          has to be sent again.
        </Trans>
      </ConfirmDialog>
    </Drawer>
  );
}
/** Cancelling loses what it has done. */
const isCarriedOut = (task: Task): boolean => task.kind === "import" && task.status === "applying";

interface ItemProps {
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly progress?: { readonly label: string; readonly share: number | null } | undefined;
  readonly action?: ReactNode;
}
const Item = ({ title, note, progress, action }: ItemProps) => (
  <li className={styles.task}>
    <div className={styles.words}>
      {title}
      <span className={styles.note}>{note}</span>
      {progress && <ProgressBar label={progress.label} value={progress.share} />}
    </div>
    {action}
  </li>
);

interface TaskItemProps {
  readonly task: Task;
  readonly isBusy: boolean;
  readonly onFollow: () => void;
  readonly onCancel: () => void;
}
function TaskItem({ task, isBusy, onFollow, onCancel }: TaskItemProps) {
  const { t } = useLingui();
  const { name, share } = task;
  const cancel = (
    <IconButton
      label={t`Give up: ${name}`}
      icon={<X size={20} aria-hidden />}
      disabled={isBusy}
      accessibleWhenDisabled
      onClick={onCancel}
    />
  );
  if (task.kind === "import")
    return (
      <Item
        title={
          <OfficeLink alone render={<Link to="/people/import" onClick={onFollow} />}>
            {name}
          </OfficeLink>
        }
        note={
          task.status === "ready" ? (
            <Trans>Import of people: it waits for you to carry it out.</Trans>
          ) : task.status === "checking" ? (
            <Trans>Import of people: the file is looked through.</Trans>
          ) : (
            <Trans>Import of people: it is carried out.</Trans>
          )
        }
        progress={task.status === "ready" ? undefined : { label: t`Progress`, share }}
        action={cancel}
      />
    );
  const page = OFFICE_TYPES[task.type]?.page;
  return (
    <Item
      title={
        page ? (
          <OfficeLink alone render={<Link to={page} params={{ slug: task.product }} onClick={onFollow} />}>
            {name}
          </OfficeLink>
        ) : (
          name
        )
      }
      note={<ExportNote task={task} />}
      progress={task.isWaiting ? undefined : { label: t`Progress`, share }}
      action={cancel}
    />
  );
}

function ExportNote({ task }: { readonly task: Extract<Task, { kind: "export" }> }) {
  const format = useFormatName(task.format);
  return task.isWaiting ? <Trans>Export, {format}: it waits for its turn.</Trans> : <Trans>Export, {format}</Trans>;
}

function UploadsItem({ uploads, onFollow }: { readonly uploads: FileUploadsView; readonly onFollow: () => void }) {
  const { t } = useLingui();
  const left = uploads.items.filter(({ phase }) => phase !== "done" && phase !== "cancelled" && phase !== "failed");
  return (
    <Item
      title={
        <OfficeLink alone render={<Link to="/library" onClick={onFollow} />}>
          <Plural
            value={left.length}
            one="# file on its way to the library"
            other="# files on their way to the library"
          />
        </OfficeLink>
      }
      note={<Trans>They need this page: each is paused or given up in the corner.</Trans>}
      progress={{ label: t`Files on their way to the library`, share: uploads.share }}
    />
  );
}
