import { expect, it } from 'vitest';
import { robotsText, sitemap } from '../build/robots';
import { wayOn } from '../client/landing-way';
import { parsePage } from '../document/parse-page.fixture';
import { LINK_GONE } from '../link-gone/link-gone-document';
import { renderLanding } from './landing-document';

const origin = 'https://wayline.example';
const page = () => parsePage(renderLanding(origin));

it('tells search engines what it is, at its own address', () => {
  expect(page().querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/`);
  expect(page().querySelector('meta[name=robots]')).toBeNull();
  const data = JSON.parse(page().querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data).toMatchObject({ '@type': 'SoftwareApplication', name: 'Wayline' });
  expect(sitemap(origin, ['/'])).toContain(`<loc>${origin}/</loc>`);
  expect(robotsText(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
it('R-SHELL-024 lets a visitor sign in or open an account', () => {
  const links = [...page().querySelectorAll('a')].map((a) => a.getAttribute('href'));
  expect(links).toContain('/login');
  expect(links).toContain('/signup/type');
});
it('shows the product by day and by night, says in words what is shown, and nothing moves when it comes', () => {
  const shown = [...page().querySelectorAll('picture')];
  expect(shown).toHaveLength(3);
  for (const picture of shown) {
    const img = picture.querySelector('img');
    expect(img?.alt).toMatch(/^.{30,}$/);
    expect(Number(img?.getAttribute('width')) * Number(img?.getAttribute('height'))).toBeGreaterThan(0);
    expect(img?.getAttribute('src')).toMatch(/^\/p\/pictures\/[\w-]+-light\.webp$/);
    expect(picture.querySelector('source[media*=dark]')?.getAttribute('srcset')).toMatch(/-dark\.webp$/);
  }
  expect(shown.map((one) => one.querySelector('img')?.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
});
it('carries no style or script of its own text', () => {
  expect(renderLanding(origin)).not.toMatch(/<style| style=|<script(?! type="application\/ld\+json"|[^>]* src=)/);
});
it('R-SHELL-063 R-SHELL-065 sends on who is signed in, and who brings a token', () => {
  expect([wayOn('', true), wayOn('?userToken=abc', false), wayOn('', false)]).toEqual([
    '/dashboard',
    '/dashboard?userToken=abc',
    undefined,
  ]);
});
it('R-TRIP-218 says that a page is gone and what to do', () => {
  const gone = parsePage(LINK_GONE);
  expect(gone.querySelector('h1')?.textContent).toBe('Page not found!');
  expect(gone.body.textContent).toContain('This link has expired or was turned off. Ask your advisor for a new one.');
});
