import type { SessionUser } from '../../access/session-user';

/** The public pages that show the support chat, and where each stands. Source: enum support_chat_pages (G-056). */
export const SUPPORT_CHAT_PAGES = {
  LandingPage: '/',
  Login: '/login',
  contactUs: '/about/contact_us',
  aboutUs: '/about/about_us',
  Advertising: '/about/advertising',
  PrivacyPolicy: '/about/privacy_policy',
  TermsOfUse: '/about/terms_of_use',
  FAQ: '/about/faq',
} as const;

const PATHS: readonly string[] = Object.values(SUPPORT_CHAT_PAGES);
/** Whether the page at an address shows the chat to visitors. Source: R-SHELL-087. */
export const isSupportChatPage = (path: string): boolean => PATHS.includes(path);

export type ChatVisit = {
  /** What the installation is; the chat is started in `production` alone. */
  environment: string | undefined;
  /** The address without the prefix of the layout and without a slash at its end. */
  path: string;
  signed_in: boolean;
};

/** Whether the support chat stands on a page: everywhere for who is signed in, on the listed pages for visitors. Source: R-SHELL-087..091. */
export const showsSupportChat = ({ environment, path, signed_in }: ChatVisit): boolean =>
  environment === 'production' && (signed_in || isSupportChatPage(path));

/** Where Intercom's messenger for a workspace is loaded from. Source: G-055. */
export const chatScript = (app_id: string): string => `https://widget.intercom.io/widget/${encodeURIComponent(app_id)}`;

type Call = (...args: readonly unknown[]) => void;
/** What stands for the messenger until its script is there: it keeps what it is told, where the script looks for it. Source: G-055. */
export const waitingMessenger = (): Call => {
  const q: unknown[][] = [];
  const c = (args: unknown[]) => void q.push(args);
  return Object.assign((...args: readonly unknown[]) => c([...args]), { q, c });
};

/** How the messenger is told who writes; a user together with the server's signature of their id, a visitor by nothing. Source: R-SHELL-127. */
export const chatBoot = (app_id: string, detail: SessionUser['chat_detail']): Record<string, unknown> => {
  if (!detail) return { app_id };
  const { id, hash, full_name, ...rest } = detail;
  return { app_id, user_id: id, user_hash: hash, name: full_name, ...rest };
};
