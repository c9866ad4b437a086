import { chatBoot, chatScript, waitingMessenger } from '@wayline/core/areas/notifications/support-chat';
import type { SupportChat } from './support-chat';

type Call = (...args: readonly unknown[]) => void;
declare global {
  interface Window {
    Intercom?: Call;
  }
}

/** The messenger of an Intercom workspace, loaded from Intercom when it is first told something. */
const load = (app_id: string): Call => {
  const script = document.createElement('script');
  script.async = true;
  script.src = chatScript(app_id);
  document.head.append(script);
  return waitingMessenger();
};

/**
 * Support by Intercom. A user is named together with the server's signature of their id, without which Intercom takes nobody for them.
 * Source: G-055, R-SHELL-127.
 */
export const intercom = (app_id: string): SupportChat => {
  const say: Call = (...args) => {
    window.Intercom ??= load(app_id);
    window.Intercom(...args);
  };
  return {
    start: (detail) => say('boot', chatBoot(app_id, detail)),
    stop: () => window.Intercom?.('shutdown'),
  };
};
