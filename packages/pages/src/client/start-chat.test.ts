import { SUPPORT_CHAT_PAGES } from '@wayline/core/areas/notifications/support-chat';
import { SESSION_KEYS } from '@wayline/core/areas/people/session-storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startChat } from './start-chat';

type Queue = { q: unknown[][] };
const page = window as { Intercom?: unknown };
const append = vi.spyOn(document.head, 'append');
// What is added is looked at and never loaded.
beforeEach(() => void append.mockImplementation(() => undefined));
afterEach(() => {
  append.mockReset();
  page.Intercom = undefined;
  localStorage.clear();
  vi.unstubAllGlobals();
});
const install = (config: object) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(config)));
const started = async (path: string) => {
  await startChat(path);
  const scripts = append.mock.calls.flat().map((script) => (script as HTMLScriptElement).src);
  return { scripts, told: (page.Intercom as Queue | undefined)?.q };
};
const PRODUCTION = { environment: 'production', support_chat: 'abc123' };

it.each(Object.values(SUPPORT_CHAT_PAGES))('R-SHELL-087 starts at %s for a visitor', async (path) => {
  install(PRODUCTION);
  const { scripts, told } = await started(path);
  expect(scripts).toEqual(['https://widget.intercom.io/widget/abc123']);
  expect(told).toEqual([['boot', { app_id: 'abc123' }]]);
});
it.each([
  ['R-SHELL-090 outside of production', { ...PRODUCTION, environment: 'staging' }, '/'],
  ['where the installation has no chat', { environment: 'production' }, '/'],
  ['R-SHELL-088 on another page', PRODUCTION, '/about/privacy'],
])('starts nothing %s', async (_why, config, path) => {
  install(config);
  expect(await started(path)).toEqual({ scripts: [], told: undefined });
});
it('says who writes when they are signed in, and takes no one for them without the signature', async () => {
  install(PRODUCTION);
  localStorage.setItem(SESSION_KEYS.tokens, '{"access_token":"t"}');
  localStorage.setItem(SESSION_KEYS.server_user, '{}');
  expect((await started('/about/faq')).scripts).toEqual([]);
  const chat_detail = { id: 'usr_1', hash: 'signed', full_name: 'Marta Lindqvist' };
  localStorage.setItem(SESSION_KEYS.server_user, JSON.stringify({ chat_detail }));
  expect((await started('/about/faq')).told).toEqual([
    ['boot', { app_id: 'abc123', user_id: 'usr_1', user_hash: 'signed', name: 'Marta Lindqvist' }],
  ]);
});
