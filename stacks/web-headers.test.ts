import { expect, it } from 'vitest';
import { contentPolicy } from './web-headers';

const hosts = { liveHost: 'live.x', filesHost: 'files.x' };

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

it('R-SHELL-087 lets the app and the pages of the site load the support chat where there is one, and no other page anything more', () => {
  const chat = { ...hosts, supportChat: true };
  expect(contentPolicy('app', hosts)).not.toContain('intercom');
  const app = contentPolicy('app', chat);
  expect(app).toContain(
    "script-src 'self' https://app.intercom.io https://widget.intercom.io https://js.intercomcdn.com;",
  );
  expect(app).toContain("connect-src 'self' wss://live.x https://files.x https://via.intercom.io");
  expect(app).toContain("object-src 'none'");
  expect(app).not.toMatch(/script-src[^;]*unsafe/);
  expect(contentPolicy('site', hosts)).toBe(contentPolicy('page', hosts));
  const site = contentPolicy('site', chat);
  for (const part of ['script-src', 'media-src', 'font-src'])
    expect(directive(site, part), part).toBe(directive(app, part));
  expect(directive(site, 'connect-src')).toBe(
    directive(app, 'connect-src')?.replace(' wss://live.x https://files.x', ''),
  );
  for (const kind of ['page', 'api'] as const) expect(contentPolicy(kind, chat)).toBe(contentPolicy(kind, hosts));
});
