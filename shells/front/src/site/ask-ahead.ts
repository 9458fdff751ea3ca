// Knows how home's questions are asked beside the question who is there, and that only their asker gets the answers.
import type { TokenStore, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";

type Answer<T> = Result<T, Trouble>;

/**
 * `ask` is sent at once, and leads nobody away. Who asks first gets its answer, unless it failed or somebody else has
 * come meanwhile: then, and ever after, `askNow` is sent.
 */
export function askAhead<T>(
  tokens: TokenStore,
  ask: () => Promise<Answer<T>>,
  askNow: () => Promise<Answer<T>>,
): () => Promise<Answer<T>> {
  let ahead: Promise<{ readonly answer: Answer<T>; readonly token: string | undefined }> | null = ask().then(
    (answer) => ({ answer, token: tokens.read()?.token }),
  );
  return async () => {
    const asked = ahead;
    ahead = null;
    const come = await asked;
    return come?.answer.ok && come.token === tokens.read()?.token ? come.answer : askNow();
  };
}
