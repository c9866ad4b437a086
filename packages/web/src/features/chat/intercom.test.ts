import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { intercom } from './intercom';

const detail = {
  id: 'usr_1',
  email: 'marta@northlight.travel',
  full_name: 'Marta Lindqvist',
  hash: 'signed',
  company_name: 'Northlight Travel',
  type: 'agency',
  subscribed: true,
};
const head = { append: vi.spyOn(document.head, 'append') };
// What is added is looked at and never loaded.
beforeEach(() => void head.append.mockImplementation(() => undefined));
afterEach(() => {
  head.append.mockReset();
  window.Intercom = undefined;
});
const scripts = () => head.append.mock.calls.flat().map((script) => (script as HTMLScriptElement).src);
const queued = () => (window.Intercom as unknown as { q: unknown[][] }).q;

it('R-SHELL-090 loads nothing from anywhere before it is started, nor when it is only stopped', () => {
  intercom('abc123').stop();
  expect([scripts(), window.Intercom]).toEqual([[], undefined]);
});
it('R-SHELL-091 R-SHELL-127 is loaded once, told who writes with the signature of the server, and forgets them when it stops', () => {
  const chat = intercom('abc123');
  chat.start(undefined);
  chat.stop();
  chat.start(detail);
  expect(scripts()).toEqual(['https://widget.intercom.io/widget/abc123']);
  const { id: user_id, hash: user_hash, full_name: name, ...rest } = detail;
  expect(queued()).toEqual([
    ['boot', { app_id: 'abc123' }],
    ['shutdown'],
    ['boot', { app_id: 'abc123', user_id, user_hash, name, ...rest }],
  ]);
});
