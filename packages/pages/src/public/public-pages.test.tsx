import { SUPPORT_CHAT_PAGES } from '@wayline/core/areas/notifications/support-chat';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../document/parse-page.fixture';
import { renderLanding } from '../landing/landing-document';
import { QUESTIONS } from './about/faq-texts';
import { PAGE_AT, PUBLIC_PAGES } from './pages';
import { renderPublicPage } from './public-document';
import type { PublicPage } from './public-page';

const site = { origin: 'https://wayline.example', contact: 'hello@wayline.example' };
/** Login is a page of the app. */
const CHAT_PAGES: readonly string[] = Object.values(SUPPORT_CHAT_PAGES).filter((path) => path !== '/login');
const ADDRESSES = [...PAGE_AT.keys()];
/** Addresses of the app that a page may lead to. */
const OF_THE_APP = ['/', '/login', '/signup/type', '/myaccount/close'];

const at = (address: string) => parsePage(renderPublicPage(PAGE_AT.get(address) as PublicPage, site));
const textOf = (selector: string, page: Document) => page.querySelector(selector)?.textContent ?? '';
const linksOf = (page: Document) => [...page.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '');
const canonicalOf = (page: Document) => page.querySelector('link[rel=canonical]')?.getAttribute('href');
type Data = { '@type': string; name: string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] };
const dataOf = (page: Document): Data[] =>
  JSON.parse(textOf('script[type="application/ld+json"]', page) || '{}')['@graph'];

describe('the addresses', () => {
  it('R-SHELL-020 R-SHELL-028 are those of the information pages and of the steps that delete an account', () => {
    for (const address of ['/passport', '/hotels', '/tutorials', '/app-account-delete-steps'])
      expect(PAGE_AT.get(address)?.path).toBe(address);
  });
  it.each([
    'about_us',
    'contact_us',
    'our_story',
    'advertising',
    'privacy_policy',
    'privacy',
    'terms_of_use',
    'faq',
    'road_map',
  ])('R-SHELL-041 have a page for the child %s of /about', (child) => {
    expect(textOf('h1', at(`/about/${child}`))).not.toBe('');
  });
  it('R-SHELL-034 show the first child at /about itself, which says where it really stands', () => {
    expect(textOf('h1', at('/about'))).toBe('About Wayline');
    expect(canonicalOf(at('/about'))).toBe(`${site.origin}/about/about_us`);
  });
  it('R-SHELL-041 show one privacy policy at both of its addresses', () => {
    expect(at('/about/privacy').body.textContent).toBe(at('/about/privacy_policy').body.textContent);
    expect(canonicalOf(at('/about/privacy'))).toBe(`${site.origin}/about/privacy_policy`);
  });
});

describe.each(ADDRESSES)('the page at %s', (address) => {
  const page = at(address);
  it('is named and described for search engines and previews, each by words of its own', () => {
    const { heading, lead } = PAGE_AT.get(address) as PublicPage;
    expect(page.title).toBe(`${heading} · Wayline`);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(lead);
    expect(lead.length).toBeLessThanOrEqual(170);
    expect(page.querySelector('meta[name=robots]')).toBeNull();
    expect(PUBLIC_PAGES.filter((other) => other.heading === heading || other.lead === lead)).toHaveLength(1);
    expect(dataOf(page).map((d) => d['@type'])).toContain('BreadcrumbList');
  });
  it('has one heading at the top and none that skips a level', () => {
    const levels = [...page.querySelectorAll('main :is(h1,h2,h3)')].map((h) => Number(h.tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
  it('R-SHELL-087 can be read without scripts, has one for the support chat where that belongs, and carries no style of its own text', () => {
    const { path } = PAGE_AT.get(address) as PublicPage;
    const scripts = [...page.querySelectorAll('script:not([type="application/ld+json"])')];
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual(
      CHAT_PAGES.includes(path) ? ['/p/chat.js'] : [],
    );
    expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
  });
  it('leads only to what is there, and its foot to every page', () => {
    for (const link of linksOf(page)) {
      if (link.startsWith('#')) expect(page.getElementById(link.slice(1)), link).not.toBeNull();
      else if (link.startsWith('/')) expect([...OF_THE_APP, ...ADDRESSES], link).toContain(link);
      else expect(link).toMatch(/^(https:\/\/schema\.org\/|mailto:hello@wayline\.example(\?|$))/);
    }
    const foot = [...page.querySelectorAll('footer a')].map((a) => a.getAttribute('href'));
    expect([...foot].sort()).toEqual(PUBLIC_PAGES.map(({ path }) => path).sort());
  });
});

it('says from which day the privacy policy and the terms hold', () => {
  for (const address of ['/about/privacy_policy', '/about/terms_of_use'])
    expect(at(address).querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
it('gives search engines the questions and the answers that the page shows', () => {
  const page = at('/about/faq');
  const asked = dataOf(page).find((d) => d['@type'] === 'FAQPage')?.mainEntity ?? [];
  expect(asked.map(({ name }) => name)).toEqual(QUESTIONS.flatMap(({ items }) => items.map(([question]) => question)));
  for (const { acceptedAnswer } of asked) expect(page.body.textContent).toContain(acceptedAnswer.text);
});
it('marks in both menus where one is', () => {
  const here = [...at('/about/faq').querySelectorAll('[aria-current=page]')].map((a) => a.getAttribute('href'));
  expect(here).toEqual(['/about/faq', '/about/faq']);
});
it('is reached from the landing page', () => {
  const links = linksOf(parsePage(renderLanding(site.origin)));
  for (const { path } of PUBLIC_PAGES) expect(links).toContain(path);
});
it('R-SHELL-087 visitors may write to support from the landing page too', () => {
  const page = parsePage(renderLanding(site.origin));
  expect(page.querySelectorAll('script[src="/p/chat.js"]')).toHaveLength(1);
});
