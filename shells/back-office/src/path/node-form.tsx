// Knows how a node of a path is written: a task, a mail, a condition; any other node has at most a name.

import { isTask } from "@academiz/domain/paths";
import { Field, Select, TextArea, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./path.css.ts";
import { type NodeFormProps, TaskForm } from "./task-form.tsx";

/** True for a node with something to write. */
export const isWritten = (node: NodeFormProps["node"]): boolean =>
  isTask(node) || node.kind === "EMAIL" || node.kind === "IF" || node.kind === "OR";

export function NodeForm(props: NodeFormProps) {
  const { node, write } = props;
  if (isTask(node)) return <TaskForm {...props} />;
  if (node.kind === "IF") return <TestForm {...props} />;
  if (node.kind === "EMAIL")
    return (
      <div className={styles.form}>
        <Field label={<Trans>Subject</Trans>}>
          <TextInput
            value={node.subject}
            maxLength={200}
            onChange={({ target }) => write({ subject: target.value }, "subject")}
          />
        </Field>
        <Field
          label={<Trans>Text</Trans>}
          help={<Trans>It begins with a greeting, and ends with a button that leads back to the path.</Trans>}
        >
          <TextArea
            value={node.text}
            maxLength={5000}
            onChange={({ target }) => write({ text: target.value }, "text")}
          />
        </Field>
      </div>
    );
  return (
    <div className={styles.form}>
      <Field
        label={<Trans>Name on the path</Trans>}
        help={<Trans>What learners are asked, such as “How do you go on?”.</Trans>}
      >
        <TextInput value={node.name} maxLength={200} onChange={({ target }) => write({ name: target.value }, "name")} />
      </Field>
    </div>
  );
}

function TestForm({ node: { test }, write }: NodeFormProps) {
  const { t } = useLingui();
  const score = test?.of === "score" ? test.atLeast : 80;
  return (
    <div className={styles.form}>
      <Field label={<Trans>The first way is taken</Trans>}>
        <Select
          options={[
            { value: "score", label: t`with a high enough score in the task before` },
            { value: "status", label: t`if the task before was passed` },
          ]}
          value={test?.of ?? null}
          onValueChange={(of) => write({ test: of === "score" ? { of, atLeast: score } : { of: "status" } })}
        />
      </Field>
      {test?.of === "score" && (
        <Field
          label={<Trans>Score at least</Trans>}
          help={<Trans>From 0 to 100. Without a score the other way is taken.</Trans>}
        >
          <TextInput
            type="number"
            min={0}
            max={100}
            value={score}
            className={styles.score}
            onChange={({ target }) => {
              const atLeast = target.valueAsNumber;
              if (atLeast >= 0 && atLeast <= 100) write({ test: { of: "score", atLeast } }, "score");
            }}
          />
        </Field>
      )}
    </div>
  );
}
