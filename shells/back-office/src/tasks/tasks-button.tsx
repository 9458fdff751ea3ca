// Knows the button in the head of each page that shows running tasks: imports, exports, uploads.
import { connectFileUploads } from "@academiz/application/file-uploads";
import { connectTasks, tasksMachine } from "@academiz/application/tasks";
import { Badge, Button } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { useActor, useSelector } from "@xstate/react";
import { LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { useUploads } from "../library/uploads/uploads-context.ts";
import { useOffice, useSession } from "../office/office-context.ts";
import * as styles from "./tasks.css.ts";
import { TasksPanel } from "./tasks-panel.tsx";

/** It is hidden while nothing runs, but not while it has the focus. */
export function TasksButton() {
  const { t } = useLingui();
  const { office } = useOffice();
  const { mayAuthor, mayAdminister } = useSession();
  const [snapshot, send] = useActor(tasksMachine, {
    input: {
      imports: mayAdminister ? office.imports : null,
      exports: mayAuthor ? office.exports : null,
      library: office.library,
    },
  });
  const view = connectTasks(snapshot);
  const uploads = useSelector(useUploads(), connectFileUploads);
  const [isOpen, setOpen] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => send({ type: "tasks.asked" }), [pathname, send]);
  useEffect(() => office.onTaskBegun(() => send({ type: "task.begun" })), [office, send]);
  useEffect(() => {
    const look = () => send({ type: document.hidden ? "page.hidden" : "page.shown" });
    if (document.hidden) look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [send]);
  const count = view.tasks.length + (uploads.isUnfinished ? 1 : 0);
  if (count === 0 && !isOpen && !isHeld) return null;
  const label = t`${plural(count, { 0: "Nothing in progress", one: "# task in progress", other: "# tasks in progress" })}`;
  return (
    <>
      <Button
        variant="quiet"
        icon={<LoaderCircle size={20} aria-hidden {...(count > 0 && { className: styles.turning })} />}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onBlur={() => !isOpen && setHeld(false)}
        onClick={() => {
          setHeld(true);
          send({ type: "tasks.asked" });
          setOpen(true);
        }}
      >
        <Badge tone="primary">{count}</Badge>
      </Button>
      <TasksPanel
        open={isOpen}
        onClose={() => setOpen(false)}
        view={view}
        uploads={uploads}
        onCancel={(task) => send({ type: "task.cancelled", task })}
      />
    </>
  );
}
