// Knows how a learner plays a game that is a product: from its intro to its result, by mouse or by keyboard.
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { type Platform, signIn } from "./platform.ts";

/** The demo's game, by its name with plain spaces. */
export const GAME = "Démonstration : mots de passe, vrai ou faux ?";
/** The part of a published game that a journey needs to play it. */
export interface GameContent {
  readonly context: { readonly title: string };
  readonly content: { readonly statements: readonly { readonly correct: boolean }[] };
}
export interface GamePlayer {
  /** The page that bears the player, in a frame or alone. */
  readonly player: Page | FrameLocator;
  readonly content: GameContent;
  readonly hand: "mouse" | "keyboard";
}

export const press = async ({ player, hand }: GamePlayer, name: string): Promise<void> => {
  // A toast may have a button with the same word.
  const onPage = player.locator("button:not([data-toasts] *)");
  const button = player.getByRole("button", { name, exact: true }).and(onPage);
  await expect(button).toBeVisible();
  if (hand === "mouse") return button.click();
  await button.focus();
  await button.press("Enter");
};

/** Answers the statements from one to another, without the latter; `isRight` says which get the right answer. */
export async function answerStatements(
  { player, content, hand }: GamePlayer,
  from: number,
  to: number,
  isRight: (index: number) => boolean = () => true,
): Promise<void> {
  for (const [index, { correct }] of content.content.statements.entries()) {
    if (index < from || index >= to) continue;
    const radio = findChoice(player, index, correct === isRight(index));
    if (hand === "mouse") await radio.locator("xpath=..").click();
    else {
      await radio.focus();
      await radio.press("Space");
    }
    await expect(radio).toBeChecked();
  }
}

const findChoice = (player: Page | FrameLocator, index: number, isTrue: boolean): Locator =>
  player
    .getByRole("group")
    .nth(index)
    .getByRole("radio")
    .nth(isTrue ? 0 : 1);

export const countAnswers = ({ player }: GamePlayer): Promise<number> =>
  player.getByRole("radio", { checked: true }).count();

/** The content of the demo’s game. */
export async function readContent(platform: Platform): Promise<GameContent> {
  const token = await platform.signIn("demo_author");
  const { products } = await (await platform.call(token, "/api/admin/game?limit=100")).json();
  const [{ slug }] = products.filter(({ name }: { name: string }) => name.replace(/\s/g, " ") === GAME);
  return (await (await platform.call(token, `/api/admin/game/${slug}`)).json()).config;
}
/** Opens the intro of the demo’s game as somebody of the demo. */
export async function openGame(page: Page, platform: Platform, login: string): Promise<GamePlayer> {
  const content = await readContent(platform);
  await signIn(page, platform, login);
  await page.getByRole("button", { name: /mots de passe, vrai ou faux/ }).click();
  await page.waitForURL("**/play/game/**");
  await expect(page.getByRole("heading", { level: 1, name: content.context.title })).toBeFocused();
  return { player: page, content, hand: "mouse" };
}
