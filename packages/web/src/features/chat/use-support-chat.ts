import { showsSupportChat } from '@wayline/core/areas/notifications/support-chat';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { appConfig } from '../../lib/app-config';
import { useCurrentUser } from '../../lib/session';
import { NO_CHAT, type SupportChat } from './support-chat';

/** The chat of the installation; nothing of it is loaded where there is none. */
const chatOf = async (workspace: string | undefined): Promise<SupportChat> =>
  workspace ? (await import('./intercom')).intercom(workspace) : NO_CHAT;

/**
 * Starts the support chat where it belongs and stops it elsewhere, in production alone. A signed-in user whom the server did not sign for
 * has no chat: nobody could tell them from somebody else. Source: R-SHELL-087..091.
 */
export const useSupportChat = (given?: SupportChat): void => {
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const [{ environment, chat }, setUp] = useState<{ environment?: string; chat: SupportChat }>({ chat: NO_CHAT });
  useEffect(() => {
    const prepare = async () => {
      const { environment, support_chat } = await appConfig();
      if (environment) setUp({ environment, chat: given ?? (await chatOf(support_chat)) });
    };
    void prepare();
  }, [given]);
  const signed_in = user !== undefined;
  const path = pathname.replace(/(?<=.)\/$/, '');
  const detail = user?.chat_detail;
  const isOn = showsSupportChat({ environment, path, signed_in }) && (!signed_in || detail !== undefined);
  // Told again when the person changes, and not each time their record is read again.
  const who = detail?.hash;
  const told = useRef(detail);
  told.current = detail;
  useEffect(() => {
    if (!isOn) return undefined;
    chat.start(who === undefined ? undefined : told.current);
    return () => chat.stop();
  }, [isOn, who, chat]);
};
