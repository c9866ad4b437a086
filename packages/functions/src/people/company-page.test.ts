import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const open = async (name: string) => {
  const { status, headers, body } = await world.send<{ text?: string }>('public.company.page', { name });
  return { status, type: headers['content-type'], html: body.text ?? '' };
};
let accounts = 0;
const signUp = (company_name: string) =>
  world.call('users.sign-up', {
    type: 'agency',
    company_name,
    first_name: 'Nora',
    last_name: 'Lind',
    email: `page-${++accounts}@new.wayline.test`,
    password: DEMO_PASSWORD,
  });

describe('the public page of a company', () => {
  it('R-SHELL-027 opens without a sign-in, by the name or by its address', async () => {
    for (const name of ['harbour-vale-travel', 'Harbour & Vale Travel']) {
      const { status, type, html } = await open(name);
      expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
      expect(html).toContain('<h1 dir="auto">Harbour &amp; Vale Travel</h1>');
      expect(html).toContain('https://harbourandvale.example');
    }
  });

  it('R-SHELL-027 tells nothing else of the company', async () => {
    const { html } = await open('harbour-vale-travel');
    expect(html).not.toMatch(/cmp_|usr_|Advance|Olivia|owner@|demo\.wayline/);
  });

  it.each(['nobody-at-all', 'otherwhere-journeys', '-', '', 'x'.repeat(300), '../users'])(
    'R-SHELL-027 is a kind page with a 404 where there is none: %s',
    async (name) => {
      const { status, type, html } = await open(name);
      expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
      expect(html).toContain('This page took another route.');
      expect(html).not.toContain('Otherwhere');
    },
  );

  it('is no reason to refuse a second company of the same name, or one whose name has no letters', async () => {
    for (const name of ['Two Alike', 'Two Alike', '***', '***']) expect((await signUp(name)).status, name).toBe(200);
  });
});
