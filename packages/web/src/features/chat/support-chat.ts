import type { SessionUser } from '@wayline/core/access/session-user';

/** A provider of the support chat, as Wayline speaks to it. Starting it again for another user, and stopping it twice, do no harm. Source: G-055. */
export type SupportChat = {
  /** Shows the chat; `detail` says who writes, a visitor has none. */
  start(detail: SessionUser['chat_detail']): void;
  stop(): void;
};

/** Used as long as no provider is set up: there is no chat. */
export const NO_CHAT: SupportChat = { start: () => undefined, stop: () => undefined };
