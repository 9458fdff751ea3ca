// Knows in which form a client is sent to be changed (§5.39–§5.41, §7.47).
import {
  type Affectation,
  type Criterion,
  cleanAffectations,
  cleanCriteria,
  type RankedCriterion,
  rankCriteria,
} from "./organisation.ts";

/** What a form of a client holds, as far as sending it changes anything. */
export interface ClientForm {
  readonly affectations?: readonly Affectation[];
  readonly criteria?: readonly Criterion[];
}

/**
 * A client's form as it is sent (§7.47): without `id`, `active` and `locale` (§5.39), its trees without what has no
 * name (§5.40, §5.41), and its criteria ranked beside them (§3.39). What else it holds stays.
 */
export function formatClient<Form extends ClientForm>(
  form: Form,
): Omit<Form, "id" | "active" | "locale"> & { readonly affectations_criterias: readonly RankedCriterion[] } {
  const {
    id: _id,
    active: _active,
    locale: _locale,
    ...kept
  } = form as Form & Record<"id" | "active" | "locale", unknown>;
  const criteria = form.criteria ?? [];
  return {
    ...(kept as Omit<Form, "id" | "active" | "locale">),
    ...(form.affectations && { affectations: cleanAffectations(form.affectations) }),
    ...(form.criteria && { criteria: cleanCriteria(criteria) }),
    affectations_criterias: rankCriteria(criteria),
  };
}
