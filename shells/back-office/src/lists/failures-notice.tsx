// Knows how it is told what could not be done, one by one (§8.11).
import type { Trouble } from "@academiz/application/ports";
import { Button } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { TroubleText } from "../office/trouble-text.tsx";
import { failure, items } from "../product/product.css.ts";

export interface NamedFailure {
  readonly slug: string;
  readonly name: string;
  readonly trouble: Trouble;
}

export interface FailuresNoticeProps {
  readonly failures: readonly NamedFailure[];
  readonly onDismiss: () => void;
}

export function FailuresNotice({ failures, onDismiss }: FailuresNoticeProps) {
  if (failures.length === 0) return null;
  return (
    <div role="alert" className={failure}>
      <p>
        <Plural value={failures.length} one="This could not be done:" other="# things could not be done:" />
      </p>
      <ul className={items}>
        {failures.map(({ slug, name, trouble }) => (
          <li key={slug}>
            {name && <strong>{name}: </strong>}
            <TroubleText trouble={trouble} />
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" onClick={onDismiss}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  );
}
