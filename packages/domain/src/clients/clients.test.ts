// Knows the rules of licences and of the trees of an organisation.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Affectation,
  type Audience,
  type AudienceMember,
  type Criterion,
  cleanAffectations,
  cleanCriteria,
  countFree,
  countLicence,
  EVERYONE,
  findLicenceThreshold,
  formatClient,
  hasPlace,
  isInAudience,
  joinAudiences,
  type LicenceContent,
  type LicenceUse,
  levelAffectations,
  listAffectationIds,
  listManagedPlaces,
  orderCriteria,
  pickAffectations,
  pickMainAffectations,
  rankCriteria,
  removeAffectation,
  sortAffectations,
  sortCriteria,
} from "./index.ts";

const quantities = fc.array(fc.record({ unity: fc.constantFrom("nbUser", "storage"), quantity: fc.nat(50) }), {
  maxLength: 4,
});
const contents: fc.Arbitrary<LicenceContent> = fc.record({
  licences: fc.array(fc.record({ licenceInformation: fc.record({ count: quantities, licence: quantities }) }), {
    maxLength: 4,
  }),
});
const titles = fc.constantFrom("", " ", "Nord", "nord", "Été", "etage", "Zoé", "École", "ecole b");
const { affectation } = fc.letrec<{ affectation: Affectation }>((tie) => ({
  affectation: fc.record({
    id: fc.uuid(),
    title: titles,
    lvl: fc.nat(5),
    children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie("affectation"), { maxLength: 3 })),
  }),
}));
const { criterion } = fc.letrec<{ criterion: Criterion }>((tie) => ({
  criterion: fc.record({
    label: titles,
    children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie("criterion"), { maxLength: 3 })),
  }),
}));
const affectations = fc.array(affectation, { maxLength: 4 });
const criteria = fc.array(criterion, { maxLength: 4 });
const flatten = <Node extends { children: readonly Node[] }>(nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

describe("licences", () => {
  test("§3.46 §3.47 the largest quantity of a unit counts, separately for the places and for the threshold", () => {
    fc.assert(
      fc.property(contents, fc.constantFrom("nbUser", "storage", "nothing"), (content, unity) => {
        let [count, threshold]: (number | undefined)[] = [];
        for (const { licenceInformation } of content.licences) {
          for (const one of licenceInformation.count)
            if (one.unity === unity && !(count !== undefined && count >= one.quantity)) count = one.quantity;
          for (const one of licenceInformation.licence)
            if (one.unity === unity && !(threshold !== undefined && threshold >= one.quantity))
              threshold = one.quantity;
        }
        expect([countLicence(content, unity), findLicenceThreshold(content, unity)]).toEqual([count, threshold]);
      }),
    );
  });

  test("§8.13 as many fit as the licence grants, and any number where it does not limit them", () => {
    const licence: LicenceContent = {
      licences: [{ licenceInformation: { count: [{ unity: "nbUser", quantity: 3 }], licence: [] } }],
    };
    const free = (used: number, unity = "nbUser") => countFree([{ licence, used }], unity);
    expect([2, 3].map((used) => hasPlace(free(used)))).toEqual([true, false]);
    expect([hasPlace(free(1), 2), hasPlace(free(1), 3)]).toEqual([true, false]);
    expect(hasPlace(free(9), 0)).toBe(true);
    expect([hasPlace(free(9, "storage")), hasPlace(countFree([], "nbUser"))]).toEqual([true, true]);
  });

  test("decisions 2: somebody more fits into a client exactly where they fit under its licence and each one above it", () => {
    const uses = fc.array(fc.record({ licence: contents, used: fc.nat({ max: 30 }) }), { maxLength: 4 });
    fc.assert(
      fc.property(uses, fc.constantFrom("nbUser", "storage"), (all, unity) => {
        const fitsUnder = ({ licence, used }: LicenceUse) => used + 1 <= (countLicence(licence, unity) ?? used + 1);
        expect(hasPlace(countFree(all, unity))).toBe(all.every(fitsUnder));
      }),
    );
  });
});

describe("the trees of an organisation", () => {
  test("§5.40 §5.41 nothing without a name is left at any depth, blanks count as a name, and cleaning again changes nothing", () => {
    fc.assert(
      fc.property(affectations, criteria, (places, kinds) => {
        const [cleaned, cleanedKinds] = [cleanAffectations(places), cleanCriteria(kinds)];
        expect(flatten(cleaned).every(({ title }) => title !== "")).toBe(true);
        expect(flatten(cleanedKinds).every(({ label }) => label !== "")).toBe(true);
        const named = places.filter(({ title }) => title !== "");
        expect(cleaned.map(({ id }) => id)).toEqual(named.map(({ id }) => id));
        expect(cleanAffectations(cleaned)).toEqual(cleaned);
        expect(cleanCriteria(cleanedKinds)).toEqual(cleanedKinds);
      }),
    );
  });

  test("§3.39 a rank is the place in the list of those that are kept, from 0", () => {
    const list = ["b", "", "a"].map((label) => ({ label, children: [] }));
    expect(rankCriteria(list)).toEqual([
      { label: "b", rank: 0 },
      { label: "a", rank: 1 },
    ]);
  });

  test("§5.42 sorted by the language, whatever the case, at every level, and nothing is lost", () => {
    const kinds = ["Zoé", "école", "Été", "eclair", "ETAGE"].map((label) => ({ label, children: [] }));
    const sorted = sortCriteria([{ label: "x", children: kinds }], "fr")[0]?.children.map(({ label }) => label);
    expect(sorted).toEqual(["eclair", "école", "ETAGE", "Été", "Zoé"]);
    const alike = ["Nord", "nord", "NORD"].map((label) => ({ label, children: [] }));
    expect(sortCriteria(alike, "fr")).toEqual(alike);
    fc.assert(
      fc.property(affectations, (places) => {
        const order = sortAffectations(places, "fr");
        expect([...listAffectationIds(order)].sort()).toEqual([...listAffectationIds(places)].sort());
        expect(sortAffectations(order, "fr")).toEqual(order);
      }),
    );
  });

  test("§7.57 a place goes with what stands in it, and nothing else does", () => {
    fc.assert(
      fc.property(affectations, fc.nat(), (places, at) => {
        const all = flatten(places);
        const gone = all[at % Math.max(1, all.length)];
        if (!gone) return;
        const left = removeAffectation(places, gone.id) ?? [];
        const lost = flatten([gone]);
        expect(flatten(left).map(({ id }) => id)).toEqual(all.filter((one) => !lost.includes(one)).map(({ id }) => id));
        expect(removeAffectation(left, gone.id)).toBeNull();
      }),
    );
  });

  test("§3.39 criteria with a rank come first, by rank, and the others follow in their own order", () => {
    const list = ["a", "b", "c", "d"].map((label) => ({ label, children: [] }));
    const ranks = [
      { label: "d", rank: 0 },
      { label: "b", rank: 4 },
      { label: "gone", rank: 1 },
    ];
    expect(orderCriteria(list, ranks).map(({ label }) => label)).toEqual(["d", "b", "a", "c"]);
    expect(orderCriteria(list, [])).toEqual(list);
  });

  test("§3.48 the level of a place is its depth", () => {
    fc.assert(
      fc.property(affectations, (places) => {
        const check = (nodes: readonly Affectation[], depth: number): void => {
          for (const { lvl, children } of nodes) {
            expect(lvl).toBe(depth);
            check(children, depth + 1);
          }
        };
        check(levelAffectations(places), 0);
      }),
    );
  });

  test("§5.39 §7.47 a client is sent without its id, its activity and its language, and with its ranked criteria", () => {
    const form = { id: "1", active: true, locale: "fr", name: "Acme", criteria: [{ label: "Trade", children: [] }] };
    expect(formatClient(form)).toEqual({
      name: "Acme",
      criteria: [{ label: "Trade", children: [] }],
      affectations_criterias: [{ label: "Trade", rank: 0 }],
    });
  });
});

test("§7.25 somebody manages those who stand where they do, or below; a place that does not exist has nobody to manage", () => {
  const place = (id: string, children: Affectation[] = []): Affectation => ({ id, title: id, lvl: 0, children });
  const tree = [place("a", [place("b", [place("c")]), place("d")]), place("e")];
  expect(listManagedPlaces(tree, ["b"])).toEqual(["b", "c"]);
  expect(listManagedPlaces(tree, ["c", "a", "gone"])).toEqual(["a", "b", "c", "d"]);
  expect(listManagedPlaces(tree, [])).toEqual([]);
  expect(pickAffectations(tree, ["c", "e"]).map(({ id }) => id)).toEqual(["c", "e"]);
  expect(pickMainAffectations(tree, ["c"]).map(({ id }) => id)).toEqual(["a"]);
});

describe("decisions 4: an audience", () => {
  const ids = ["a", "b", "c", "d", "e"];
  const words = fc.subarray(ids);
  /** A chain: each place, and each criterion, stands in the one before it. */
  const affectations = ids.reduceRight<readonly Affectation[]>(
    (children, id) => [{ id, title: id, lvl: 0, children }],
    [],
  );
  const criteria = ids.reduceRight<readonly Criterion[]>((children, label) => [{ label, children }], []);
  const isIn = (audience: Partial<Audience>, member: Partial<AudienceMember>) =>
    isInAudience(
      { ...EVERYONE, everyone: false, ...audience },
      { id: "me", affectations: [], criterias: [], ...member },
      { affectations, criteria },
    );

  test("admits whoever stands in a place or below it, meets a criterion or one below it, or is named", () => {
    fc.assert(
      fc.property(words, words, words, words, fc.boolean(), (places, kinds, mine, met, isNamed) => {
        const first = (list: readonly string[]) => list[0] ?? "z";
        const expected =
          isNamed || mine.some((id) => id >= first(places)) || met.some((label) => label >= first(kinds));
        const audience = { affectations: places, criterias: kinds, users: isNamed ? ["me"] : ["you"] };
        expect(isIn(audience, { affectations: mine, criterias: met })).toBe(expected);
        expect(isIn({ ...audience, everyone: true }, {})).toBe(true);
      }),
    );
  });

  test("joined with another admits whoever one of the two admits", () => {
    const audiences = fc.record({
      everyone: fc.boolean(),
      affectations: words,
      criterias: words,
      users: fc.subarray(["me", "you"]),
    });
    fc.assert(
      fc.property(audiences, audiences, words, words, (one, other, places, kinds) => {
        const member = { affectations: places, criterias: kinds };
        expect(isIn(joinAudiences(one, other), member)).toBe(isIn(one, member) || isIn(other, member));
      }),
    );
  });

  test("admits nobody where all that it names is gone", () => {
    expect(isIn({ affectations: ["gone"], criterias: ["gone"] }, { affectations: ["gone"], criterias: ["gone"] })).toBe(
      false,
    );
    expect(isIn({}, { affectations: ids, criterias: ids })).toBe(false);
  });
});
