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

export type ChatVisit = {
  /** What the installation is; the chat is started in `production` alone. */
  environment: string | undefined;
  /** The address without the prefix of the layout and without a slash at its end. */
  path: string;
  signed_in: boolean;
};

/** Whether the support chat stands on a page: everywhere for who is signed in, on the listed pages for visitors. Source: R-SHELL-087..091. */
export const showsSupportChat = ({ environment, path, signed_in }: ChatVisit): boolean =>
  environment === 'production' && (signed_in || PATHS.includes(path));
