// Knows how those who answer begin with a template.
import { answerTemplatesMachine, connectAnswerTemplates } from "@academiz/application/answer-templates";
import type { AnswerTemplateGateway } from "@academiz/application/ports";
import { AnswerTemplates, findProblemWords } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";

export interface AnswerToolsProps {
  readonly gateway: AnswerTemplateGateway;
  readonly text: string;
  readonly onText: (text: string) => void;
}

export function AnswerTools({ gateway, text, onText }: AnswerToolsProps) {
  const { t, i18n } = useLingui();
  const [snapshot, send] = useMachine(answerTemplatesMachine, { input: { gateway } });
  const { trouble, ...templates } = connectAnswerTemplates(snapshot);
  const words = trouble && findProblemWords(trouble.detail);
  return (
    <AnswerTemplates
      templates={{
        ...templates,
        trouble: trouble && (words ? i18n._(words) : t`There seems to be no connection. Check it, then try again.`),
      }}
      text={text}
      onUse={onText}
      onKeep={(template) => send({ type: "template.kept", template })}
      onRemove={(slug) => send({ type: "template.removed", slug })}
      onRetry={() => send({ type: "retry.asked" })}
    />
  );
}
