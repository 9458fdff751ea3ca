// Knows how the steps of making a product are shown: which are done, and what the next one waits for (§4.127–§4.132).
import type { ProductPageView } from "@academiz/application/product-page";
import type { StepStatuses } from "@academiz/domain/catalog";
import { type Step, Stepper, type StepState } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { GapText } from "./gap-text.tsx";
import * as styles from "./product.css.ts";
import type { ProductTab } from "./product-search.ts";

type StepName = keyof StepStatuses;
/** The tab of each step; the other steps are done by buttons in the head. */
const TABS: Partial<Readonly<Record<StepName, ProductTab>>> = {
  params: "settings",
  content: "content",
  validation: "content",
};

export interface ProductStepsProps {
  readonly view: ProductPageView;
  /** The steps of its type, in order. */
  readonly steps: readonly StepName[];
  /** How many errors of the content must be corrected before publication; the tab with the content lists them. */
  readonly flaws: number;
  readonly onTab: (tab: ProductTab) => void;
}

export function ProductSteps({ view, steps, flaws, onTab }: ProductStepsProps) {
  const { t } = useLingui();
  if (!view.steps) return null;
  const statuses = view.steps;
  const names: Readonly<Record<StepName, ReactNode>> = {
    create: <Trans>Creation</Trans>,
    params: <Trans>Settings</Trans>,
    content: <Trans>Content</Trans>,
    validation: <Trans>Checks</Trans>,
    publication: <Trans>Publication</Trans>,
  };
  const checking = steps.includes("validation") ? "validation" : "content";
  const isDone = (step: StepName) => statuses[step] === "DONE" && (flaws === 0 || step !== checking);
  const next = steps.find((step) => !isDone(step));
  const readState = (step: StepName): StepState => (isDone(step) ? "done" : step === next ? "current" : "unavailable");
  const shown: readonly Step[] = steps.map((id) => {
    const tab = TABS[id];
    return {
      id,
      label: names[id],
      state: readState(id),
      render: tab && <button type="button" onClick={() => onTab(tab)} />,
    };
  });
  return (
    <div className={styles.steps}>
      <Stepper label={t`Steps`} steps={shown} />
      <p className={styles.reason}>
        <Reason view={view} next={next} flaws={flaws} />
      </p>
    </div>
  );
}

interface ReasonProps extends Pick<ProductStepsProps, "view" | "flaws"> {
  readonly next: StepName | undefined;
}

function Reason({ view, next, flaws }: ReasonProps) {
  const { product, gap, isReadable } = view;
  if (!isReadable) return <Trans>What it holds cannot be read.</Trans>;
  if (next === "params") return <Trans>It needs a title before anything else.</Trans>;
  if (gap) return <GapText gap={gap} />;
  if (flaws > 0)
    return (
      <Plural
        value={flaws}
        one="# thing is to be mended before it is published: it is marked below."
        other="# things are to be mended before it is published: they are marked below."
      />
    );
  if (next === "validation") return <Trans>Some questions are examples still, or have no words.</Trans>;
  if (product?.publishedAt === null) return <Trans>It is ready: publish it, and learners find it.</Trans>;
  if (!product?.visible) return <Trans>It was withdrawn: publish it, and learners find it again.</Trans>;
  return product.hasConfigDraft ? (
    <Trans>It was changed since its publication: publish it, and learners find the changes.</Trans>
  ) : (
    <Trans>Everything is done: what stands here is published.</Trans>
  );
}
