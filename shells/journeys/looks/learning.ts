// Knows a learner's results to look at: long names, each state, with marks and without.
const AT = "2026-01-12T09:30:00.000Z";
const COURSE = {
  slug: "a",
  name: "Sécurité au travail : les premiers gestes, l’alerte et l’évacuation",
  type: "learniz",
};
const GAME = { slug: "b", name: "Spot the hook", type: "game" };
const reached = (status: string, percentage: number, score: number | null, time: number) => ({
  ...{ status, percentage, score, time },
  eventDate: AT,
});

export const LEARNT = [
  {
    ...COURSE,
    perimeterSlug: "p1",
    isOpen: true,
    dueAt: AT,
    remindedAt: null,
    progress: reached("STARTED", 40, null, 1_250),
  },
  {
    ...GAME,
    perimeterSlug: "p2",
    isOpen: true,
    dueAt: null,
    remindedAt: null,
    progress: reached("COMPLETE", 100, 85, 4_300),
  },
  {
    ...GAME,
    slug: "c",
    name: "Old one",
    perimeterSlug: null,
    isOpen: false,
    dueAt: null,
    remindedAt: null,
    progress: reached("FAILED", 100, 20, 30),
  },
  {
    ...COURSE,
    slug: "d",
    name: "Fire safety",
    perimeterSlug: "p4",
    isOpen: true,
    dueAt: null,
    remindedAt: AT,
    progress: null,
  },
];
export const PLAYS = LEARNT.slice(1, 3).map(({ slug, name, type, progress }, at) => ({
  product: { slug, name, type },
  ...{ type: "GAME", badge: null, status: at === 0 ? "COMPLETE" : "FAILED", score: progress?.score ?? null, time: 90 },
  eventDate: AT,
}));
const person = { firstname: "Demo", lastname: "Learner", email: "learner@demo.example", active: true };
export const PEOPLE = [
  {
    ...person,
    id: "1",
    identifier: "demo_1",
    progress: { started: 15, underWay: 3, completed: 12, time: 45_000, averageScore: 81, late: 2 },
  },
  {
    ...{ ...person, id: "2", identifier: "demo_2", firstname: "Alexandrine-Marie", lastname: "Demonstration-Longname" },
    ...{ active: false, progress: { started: 0, underWay: 0, completed: 0, time: 0, averageScore: null, late: 0 } },
  },
];
export const COLLABORATOR = {
  ...person,
  id: "1",
  products: LEARNT,
  others: [{ ...COURSE, slug: "e", name: "Another" }],
};
