// Knows the page of one product, whatever its type: its head, its steps, its tabs, and the questions before it is
// published, withdrawn or deleted.
import { listSteps } from "@academiz/domain/catalog";
import { Tabs } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType, ReactNode } from "react";
import { useDrafts } from "../comments/use-drafts.ts";
import { useNamedFiles } from "../library/named/use-named-files.ts";
import { LeaveDialog } from "../office/leave-dialog.tsx";
import { lateOffice } from "../words/late-office.ts";
import { type CoverFieldProps, connectCover } from "./cover-draft.ts";
import { DemoCard } from "./demo-card.tsx";
import type { OpenedProductProps } from "./open-product.tsx";
import * as styles from "./product.css.ts";
import { ProductHead } from "./product-head.tsx";
import { PRODUCT_TABS, type ProductTab, useProductAddress } from "./product-search.ts";
import { ProductSteps } from "./product-steps.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { SaveBar, type UnsavedPart } from "./saving/save-bar.tsx";
import { SETTINGS_FORM, SettingsTab, useSettings } from "./settings-tab.tsx";
import { useAsked } from "./use-asked.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

const DiscussionTab = lateOffice(async () => (await import("../comments/discussion-tab.tsx")).DiscussionTab, {
  isRare: true,
});

const TagsCard = lateOffice(async () => (await import("../tags/product-tags.tsx")).TagsCard, { isRare: true });

/** What the page of every type has. */
type CommonPart = "content" | "learners" | "statistics" | "history";
type Part = CommonPart | "slots" | "audience" | "links" | "attempts";
interface PartView {
  readonly label: ReactNode;
  readonly view: ReactNode;
}
export interface ProductViewProps extends OpenedProductProps {
  /** Draws the cover among the settings. */
  readonly CoverField: ComponentType<CoverFieldProps>;
  /** The message after a publication. */
  readonly published: string;
  /** The tabs of the page, besides the settings; the content comes first. */
  readonly parts: { readonly [P in CommonPart]: PartView } & { readonly [P in Exclude<Part, CommonPart>]?: PartView };
  /** Draws the dialog before publication. */
  readonly renderPublication: (close: () => void) => ReactNode;
  /** How many errors of the content must be corrected before publication. */
  readonly flaws?: number;
  /** True where something that saves by itself is not saved yet. */
  readonly isUnsaved?: boolean | undefined;
  /** The parts that are saved by a button, named as the tabs; the settings are added. */
  readonly unsaved: readonly (UnsavedPart & { readonly name: ProductTab })[];
  /** Further actions, before the others. */
  readonly actions?: ReactNode;
}

export function ProductView(props: ProductViewProps) {
  const { view, product, send, published, parts, renderPublication, flaws = 0, actions, CoverField } = props;
  const { t } = useLingui();
  const { search, change } = useProductAddress();
  const { asked, ask, close } = useAsked<"publication" | "withdrawal" | "removal">({ view, product }, published);
  const settings = useSettings(product.name, view.settings, view.isSavingSettings);
  const files = useNamedFiles(product.documentFiles);
  const drafts = useDrafts();
  const written: readonly UnsavedPart[] = [
    ...props.unsaved,
    {
      name: "settings",
      isChanged: settings.isChanged,
      isBusy: view.isSavingSettings,
      save: SETTINGS_FORM,
      drop: settings.reset,
    },
  ];
  const isUnsaved = props.isUnsaved === true || written.some(({ isChanged }) => isChanged);
  const { tab = "content" } = search;
  const shown = tab !== "settings" && tab !== "discussion" && !parts[tab] ? "content" : tab;
  const show = (next: ProductTab) => change({ tab: next, q: "", page: 1, learner: "" });
  const items = PRODUCT_TABS.flatMap((id) => {
    const label =
      id === "settings" ? <Trans>Settings</Trans> : id === "discussion" ? <Trans>Discussion</Trans> : parts[id]?.label;
    return label ? [{ id, label }] : [];
  });
  return (
    <div className={styles.page}>
      <ProductHead
        view={view}
        product={product}
        send={send}
        onPublish={() => ask("publication")}
        onWithdraw={() => ask("withdrawal")}
        onRemove={() => ask("removal")}
        actions={actions}
      />
      <LeaveDialog isUnsaved={isUnsaved || drafts.isUnsent} />
      <ProductSteps view={view} steps={listSteps(product.type)} flaws={flaws} onTab={show} />
      <Tabs label={t`Parts of the page`} items={items} selected={shown} onSelect={show}>
        {shown === "discussion" ? (
          <DiscussionTab key={product.slug} slug={product.slug} drafts={drafts} />
        ) : shown === "settings" ? (
          <div className={styles.stack}>
            <SettingsTab
              type={product.type}
              draft={settings}
              onSave={(title, said) => send({ type: "settings.saved", title, settings: said })}
            >
              <CoverField {...files} {...connectCover(settings)} />
            </SettingsTab>
            <TagsCard type={product.type} slug={product.slug} />
            <DemoCard
              isDemo={product.demo}
              isBusy={view.isMarking}
              onMark={(demo) => send({ type: "demo.marked", demo })}
            />
          </div>
        ) : (
          parts[shown]?.view
        )}
      </Tabs>
      <SaveBar
        parts={written}
        labels={items}
        shown={shown}
        onShow={(name) => show(PRODUCT_TABS.find((one) => one === name) ?? "content")}
        isHalted={view.conflict !== null}
      />
      {asked === "publication" && renderPublication(close)}
      <WithdrawDialog
        product={asked === "withdrawal" ? product : null}
        isBusy={view.isWithdrawing}
        onCancel={close}
        onConfirm={() => send({ type: "withdrawal.confirmed" })}
      />
      <RemoveDialog
        product={asked === "removal" ? product : null}
        isBusy={view.isRemoving}
        onCancel={close}
        onConfirm={() => send({ type: "removal.confirmed" })}
      />
    </div>
  );
}
