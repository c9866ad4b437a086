import type { SessionUser } from '@wayline/core/access/session-user';
import {
  chatBoot,
  chatScript,
  showsSupportChat,
  waitingMessenger,
} from '@wayline/core/areas/notifications/support-chat';
import { SESSION_KEYS } from '@wayline/core/areas/people/session-storage';

type Config = { environment?: string; support_chat?: string };

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // A browser that keeps nothing has no one signed in.
    return null;
  }
};
const configOf = async (): Promise<Config> => {
  const answer = await fetch('/config.json', { headers: { accept: 'application/json' } });
  return answer.ok && answer.headers.get('content-type')?.includes('json') ? answer.json() : {};
};

const load = (app_id: string) => {
  const script = document.createElement('script');
  script.async = true;
  script.src = chatScript(app_id);
  document.head.append(script);
  return waitingMessenger();
};

/**
 * Starts the support chat on a page that is no page of the app, by the same rule as there: in production alone, and for a signed-in user
 * only with the server's signature. Source: R-SHELL-087, R-SHELL-090.
 */
export const startChat = async (pathname: string): Promise<void> => {
  const { environment, support_chat } = await configOf().catch((): Config => ({}));
  const user = read(SESSION_KEYS.tokens) ? (read(SESSION_KEYS.server_user) as Partial<SessionUser> | null) : null;
  const visit = { environment, path: pathname.replace(/(?<=.)\/$/, ''), signed_in: Boolean(user) };
  if (!support_chat || !showsSupportChat(visit) || (user && !user.chat_detail)) return;
  const page = window as { Intercom?: ReturnType<typeof waitingMessenger> };
  page.Intercom = load(support_chat);
  page.Intercom('boot', chatBoot(support_chat, user?.chat_detail));
};
