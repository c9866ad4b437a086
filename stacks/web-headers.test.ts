import { expect, it } from 'vitest';
import { contentPolicy } from './web-headers';

const hosts = { liveHost: 'live.x', filesHost: 'files.x' };

it('lets the app load the support chat where there is one, and no other page anything more', () => {
  const chat = { ...hosts, supportChat: true };
  expect(contentPolicy('app', hosts)).not.toContain('intercom');
  const app = contentPolicy('app', chat);
  expect(app).toContain(
    "script-src 'self' https://app.intercom.io https://widget.intercom.io https://js.intercomcdn.com;",
  );
  expect(app).toContain("connect-src 'self' wss://live.x https://files.x https://via.intercom.io");
  expect(app).toContain("object-src 'none'");
  expect(app).not.toMatch(/script-src[^;]*unsafe/);
  for (const kind of ['page', 'api'] as const) expect(contentPolicy(kind, chat)).toBe(contentPolicy(kind, hosts));
});
