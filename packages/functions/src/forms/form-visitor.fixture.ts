import type { World } from '@wayline/local/testing/world';

export type Fields = [string, string][];
type Html = { text: string };
type Linked = { token: string };

/** What a field of a page carries along. */
export const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
export const carried = (html: string): Fields =>
  ['draft', 'version', 'stamp'].map((name) => [name, hidden(html, name)]);
const clock = globalThis as { waylineClockOffset?: number };
export const later = (seconds: number) => {
  clock.waylineClockOffset = (clock.waylineClockOffset ?? 0) + seconds * 1_000;
};

/** Somebody who holds a link to a form, at a browser without a script. */
export const formVisitor = (world: () => World, address = 'trip_form') => ({
  open: async ({ token }: Linked, more: object = {}) => {
    const { status, headers, body } = await world().send<Html>('public.form.page', { address, token, ...more });
    return { status, headers, html: body.text };
  },
  /** What a browser sends: the page's own fields, and what is typed. */
  post: async ({ token }: Linked, fields: Fields) => {
    const { status, headers, body } = await world().send<Html>(
      'public.form.send',
      { address, token },
      {
        rawBody: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    );
    return { status, headers, html: body.text };
  },
});
