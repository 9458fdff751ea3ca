// Knows how a list of the office is bound to its machine: how it shows trouble, and how it is reloaded.
import type { Trouble } from "@academiz/application/ports";
import { List, type ListProps, type ListState } from "@academiz/ui";
import type { ReactNode } from "react";
import { TroubleText } from "../office/trouble-text.tsx";

export interface OfficeListProps<Row> extends Omit<ListProps<Row>, "state" | "failure" | "onRetry" | "onRefresh"> {
  readonly view: ListState<Row> & { readonly trouble: Trouble | null };
  readonly send: (event: { type: "retry.asked" }) => void;
  /** What is said where it cannot be loaded. */
  readonly failure: ReactNode;
  /** True where its content changes by itself, so that it can be reloaded. */
  readonly isRefreshable?: boolean;
}

export function OfficeList<Row>({ view, send, failure, isRefreshable = false, ...rest }: OfficeListProps<Row>) {
  const retry = () => send({ type: "retry.asked" });
  const { trouble } = view;
  return (
    <List
      {...rest}
      state={view}
      failure={{ title: failure, text: <TroubleText trouble={trouble} />, requestId: trouble?.requestId }}
      onRetry={retry}
      onRefresh={isRefreshable ? retry : undefined}
    />
  );
}
