// Knows how the trees of a client's organisation are read and changed (§7.55–§7.57).
import type { AnswerOf, clients } from "@academiz/contract";
import {
  type Affectation,
  type Criterion,
  findBranch,
  findNameFault,
  isSameTree,
  readCriteria,
  readPlaces,
  removeAffectation,
  removeCriterion,
  renameBranch,
  sortAffectations,
  sortCriteria,
  writeCriteria,
} from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findManaged, findReadable } from "../policies/manage.ts";
import type { Actor, ClientChange, ClientRecord } from "../ports/index.ts";
import { changeTrees } from "./update-client.ts";

interface ChangedTrees {
  readonly affectations?: readonly Affectation[] | undefined;
  readonly criterias?: readonly Criterion[] | undefined;
}
type Trees = AnswerOf<typeof clients.getOrganisation>;

const cut = <Node extends { readonly children: readonly Node[] }>(nodes: readonly Node[]): readonly Node[] =>
  nodes.map((node) => ({ ...node, children: [] }));

/** All sorted in the language of this client. */
async function describeTrees(
  { clients }: Pick<World, "clients">,
  client: ClientRecord,
  isFull: boolean,
): Promise<Trees> {
  const main = (await clients.readMain({ clientId: client.id })) ?? client;
  const placesOf = ({ affectations }: ClientRecord): readonly Affectation[] => {
    const sorted = sortAffectations(affectations, client.locale);
    return isFull ? sorted : cut(sorted);
  };
  const kindsOf = ({ criteria }: ClientRecord): readonly Criterion[] => {
    const sorted = sortCriteria(criteria, client.locale);
    return isFull ? sorted : cut(sorted);
  };
  return {
    affectations: placesOf(client),
    criterias: kindsOf(client),
    affectationsMain: placesOf(main),
    criteriasMain: kindsOf(main),
  };
}

export async function readOrganisation(
  world: Pick<World, "clients">,
  actor: Actor,
  id: string,
  isFull: boolean,
): Outcome<Trees> {
  const client = await findReadable(world, actor, id);
  return client ? succeed(await describeTrees(world, client, isFull)) : refuse("not-found");
}

export async function writeOrganisation(
  world: Pick<World, "clients">,
  actor: Actor,
  id: string,
  { affectations, criterias: criteria, before = {} }: ChangedTrees & { readonly before?: ChangedTrees | undefined },
): Outcome<Trees> {
  const client = await findManaged(world, actor, id);
  let isOvertaken = false;
  const changed =
    client &&
    (await world.clients.change({ clientId: client.id }, (current): ClientChange => {
      isOvertaken = !standsAs(current, before);
      if (isOvertaken) return {};
      return changeTrees(current, { ...(affectations && { affectations }), ...(criteria && { criteria }) });
    }));
  if (!changed) return refuse("not-found");
  return isOvertaken ? refuse("organisation.changed") : succeed(await describeTrees(world, changed, true));
}
/** Only the parts that the caller sent are compared. */
const standsAs = (current: ClientRecord, { affectations: places, criterias: criteria }: ChangedTrees): boolean =>
  (!places || isSameTree(readPlaces(current.affectations), readPlaces(places), { isOrdered: false })) &&
  (!criteria || isSameTree(readCriteria(current.criteria), readCriteria(criteria), { isOrdered: true }));

/** Removes a place by its id, otherwise a criterion by its label. */
export async function removeOrganisationItem(
  world: Pick<World, "clients">,
  actor: Actor,
  id: string,
  item: string,
): Outcome<undefined> {
  const client = await findManaged(world, actor, id);
  if (!client) return refuse("not-found");
  let isFound = false;
  await world.clients.change({ clientId: client.id }, (current): ClientChange => {
    const affectations = removeAffectation(current.affectations, item);
    const criteria = affectations ? null : removeCriterion(current.criteria, item);
    isFound = affectations !== null || criteria !== null;
    return { ...(affectations && { affectations }), ...(criteria && { criteria }) };
  });
  return isFound ? succeed(undefined) : refuse("not-found");
}

/** People and offers refer to it by its label, so theirs change with it. */
export async function renameCriterion(
  world: Pick<World, "clients">,
  actor: Actor,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Outcome<Trees> {
  const client = await findManaged(world, actor, id);
  if (!client) return refuse("not-found");
  let isTaken = false;
  const changed = await world.clients.relabelCriterion({ clientId: client.id }, from, to, ({ criteria }) => {
    const tree = readCriteria(criteria);
    isTaken = findNameFault(tree, to, { self: from, parent: null, isUnique: true }) !== null;
    if (isTaken || !findBranch(tree, from)) return null;
    return { criteria: writeCriteria(renameBranch(tree, from, to)) };
  });
  if (changed) return succeed(await describeTrees(world, changed, true));
  return refuse(isTaken ? "criterion.label-taken" : "not-found");
}
