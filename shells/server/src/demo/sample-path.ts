// Knows the words of the sample path and of its products, obviously a demo's.

/** A plain text: it opens in any browser, on any phone. */
export const SHEET_FILE = {
  slug: "demo-password-sheet",
  name: "mots-de-passe.txt",
  text: [
    "Mots de passe : l’essentiel",
    "",
    "1. Une longue phrase vaut mieux qu’un mot court plein de symboles.",
    "2. Un mot de passe différent pour chaque site, gardé par un gestionnaire.",
    "3. La double authentification partout où elle existe.",
    "4. Personne n’a besoin de connaître le vôtre, ni par courriel ni au téléphone.",
    "",
  ].join("\n"),
} as const;

const config = { local: "FR" } as const;

export const SHEET = {
  context: { title: "Aide-mémoire : vos mots de passe", lesson: "Une page à garder sous la main." },
  config,
  source: `document:${SHEET_FILE.slug}`,
} as const;

export const writeSection = (game: string, sheet: string) => ({
  context: { title: "Mots de passe en dix minutes" },
  config,
  sectionDetails: { productsSlugs: [{ slug: game }, { slug: sheet }] },
});

const task = (slug: string, taskType: string, productSlug: string, next: string, name: string) => ({
  ...{ slug, type: "task", taskType, productSlug, name },
  next: [next],
});

/** A picture of the sample course about phishing. */
const COVER = { src: "document:picreflex1", alt: "Un feu tricolore : une main, un téléphone, un drapeau" };

/** A learner with too low a score gets a mail before they go on. */
export const writePath = (game: string, sheet: string) => ({
  context: { title: "Premiers pas en sécurité", cover: COVER },
  config,
  nodes: [
    { slug: "demopath01", type: "event", eventType: "START", next: ["demopath02"] },
    task("demopath02", "game", game, "demopath03", "Testez vos réflexes"),
    {
      ...{ slug: "demopath03", type: "gateway", gatewayType: "IF", test: { of: "score", atLeast: 80 } },
      next: ["demopath05", "demopath04"],
    },
    {
      ...{ slug: "demopath04", type: "event", eventType: "EMAIL", next: ["demopath05"] },
      ...{ subject: "Encore un petit effort", text: "Relisez l’aide-mémoire : tout y tient en une page." },
    },
    task("demopath05", "attachment", sheet, "demopath06", "Gardez l’essentiel"),
    { slug: "demopath06", type: "event", eventType: "END", next: [] },
  ],
});
