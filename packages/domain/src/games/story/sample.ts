// Knows the example that a new story comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";

const EXAMPLES = {
  FR: {
    title: "Vivez l’histoire",
    begin: {
      title: "Un client mécontent",
      text: "Un client entre, le ton est vif\u00a0: «\u00a0C’est la troisième fois que je viens\u00a0!\u00a0» Que faites-vous\u00a0?",
      ways: ["Le laisser finir, puis reformuler", "Lui expliquer tout de suite la règle"],
    },
    next: {
      title: "Il se calme",
      text: "Il raconte\u00a0: la pièce commandée n’arrive pas, et personne ne le rappelle. Que proposez-vous\u00a0?",
      ways: ["Appeler le dépôt devant lui", "Lui promettre un appel demain"],
    },
    good: {
      title: "Il revient en souriant",
      text: "La pièce était arrivée la veille. Écouter, puis agir devant lui\u00a0: il s’en souviendra.",
    },
    fair: {
      title: "Il attend",
      text: "Il part à moitié convaincu. Une promesse ne vaut que si elle est tenue\u00a0: notez-la.",
    },
    bad: {
      title: "Il claque la porte",
      text: "Avoir raison n’a rien réglé. Tant qu’il n’est pas entendu, il n’entend rien.",
    },
  },
  EN: {
    title: "Live the story",
    begin: {
      title: "An angry customer",
      text: "A customer walks in, and his voice is sharp: “This is the third time I’ve come!” What do you do?",
      ways: ["Let him finish, then say it back", "Explain the rule at once"],
    },
    next: {
      title: "He calms down",
      text: "He tells you: the part he ordered does not come, and nobody calls him back. What do you offer?",
      ways: ["Call the depot in front of him", "Promise him a call tomorrow"],
    },
    good: {
      title: "He comes back smiling",
      text: "The part had arrived the day before. Listen, then act in front of him: he will remember.",
    },
    fair: {
      title: "He waits",
      text: "He leaves half convinced. A promise is worth something when it is kept: write it down.",
    },
    bad: {
      title: "He slams the door",
      text: "Being right has settled nothing. As long as he is not heard, he does not hear.",
    },
  },
} as const;

/** Two scenes with choices and three endings, each part marked as an example. */
export function sampleStory(local: SampleLanguage, random: () => number): GameSample {
  const { title, begin, next, good, fair, bad } = EXAMPLES[local];
  const [first, second, best, middle, worst] = [begin, next, good, fair, bad].map(() => createSlug(random));
  const make = (slug: string | undefined, own: { title: string; text: string }, part: object) => ({
    ...{ slug, title: own.title, text: own.text, sample: ["text", "ways"] },
    ...part,
  });
  const lead = (words: readonly string[], to: readonly (string | undefined)[]) => ({
    ways: words.map((text, index) => ({ slug: createSlug(random), text, to: to[index] })),
  });
  return {
    title,
    content: {
      scenes: [
        make(first, begin, lead(begin.ways, [second, worst])),
        make(second, next, lead(next.ways, [best, middle])),
        make(best, good, { ending: { score: 100 } }),
        make(middle, fair, { ending: { score: 50 } }),
        make(worst, bad, { ending: { failed: true, score: 0 } }),
      ],
      scoring: "endings",
      mayGoBack: true,
    },
  };
}
