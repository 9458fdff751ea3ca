// Knows how the title of a product is changed in place: saved when that is confirmed.
import type { ProductPageEvent, ProductPageView } from "@academiz/application/product-page";
import { Form, useDraft } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { LeaveDialog } from "../office/leave-dialog.tsx";

export interface TitleFormProps {
  readonly view: ProductPageView;
  readonly send: (event: ProductPageEvent) => void;
  /** Something else on the page was changed and is not saved. */
  readonly isElseUnsaved: boolean;
}

export function TitleForm({ view: { product, isSavingTitle }, send, isElseUnsaved }: TitleFormProps) {
  const { t } = useLingui();
  const draft = useDraft({ title: product?.name ?? "" });
  return (
    <>
      <Form
        fields={[
          {
            kind: "line",
            name: "title",
            label: t`Title`,
            help: t`Learners read it once it is published.`,
            maxLength: 200,
          },
        ]}
        draft={draft}
        errors={draft.values.title.trim() === "" ? { title: t`The product needs a title.` } : {}}
        onSubmit={({ title }) => send({ type: "title.saved", title })}
        save={{ label: t`Save the title`, isBusy: isSavingTitle }}
      />
      <LeaveDialog isUnsaved={draft.isChanged || isElseUnsaved} />
    </>
  );
}
