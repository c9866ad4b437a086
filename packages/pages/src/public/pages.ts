import { aboutUs } from './about/about-us';
import { advertising } from './about/advertising';
import { contactUs } from './about/contact-us';
import { faq } from './about/faq';
import { ourStory } from './about/our-story';
import { privacyPolicy } from './about/privacy-policy';
import { roadMap } from './about/road-map';
import { termsOfUse } from './about/terms-of-use';
import { accountDeletion } from './help/account-deletion';
import { tutorials } from './help/tutorials';
import type { PublicPage } from './public-page';
import { hotels } from './travel/hotels';
import { passport } from './travel/passport';

/** Every page that explains, each once. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  aboutUs,
  ourStory,
  roadMap,
  faq,
  contactUs,
  advertising,
  privacyPolicy,
  termsOfUse,
  passport,
  hotels,
  tutorials,
  accountDeletion,
];

/** Addresses that show a page of another: `/about` its default child, `/about/privacy` the policy (G-006, G-017). */
const SAME_AS: Readonly<Record<string, PublicPage>> = { '/about': aboutUs, '/about/privacy': privacyPolicy };

/** The page at each address, aliases included. */
export const PAGE_AT: ReadonlyMap<string, PublicPage> = new Map([
  ...PUBLIC_PAGES.map((page) => [page.path, page] as const),
  ...Object.entries(SAME_AS),
]);
