import { log } from '@wayline/core/base/log';
import { cachedSecret } from '@wayline/core/store/cached-secret';

let read: (() => Promise<string>) | undefined;

/**
 * The secret shared with the support chat; without one there is no chat. `SUPPORT_CHAT` is the name under which it is kept. Nobody is kept
 * out because it cannot be read: they only have no chat.
 */
export const chatSecret = async (): Promise<string | undefined> => {
  const name = process.env.SUPPORT_CHAT;
  if (!name) return undefined;
  read ??= cachedSecret(name, (text) => text);
  try {
    return (await read()) || undefined;
  } catch (error) {
    log.error('no secret of the support chat', error);
    return undefined;
  }
};
