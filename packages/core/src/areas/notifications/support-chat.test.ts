import { describe, expect, it } from 'vitest';
import { SUPPORT_CHAT_PAGES, showsSupportChat } from './support-chat';

const production = { environment: 'production', signed_in: false };

describe('the support chat', () => {
  it.each(Object.entries(SUPPORT_CHAT_PAGES))('is on at %s for visitors', (_page, path) => {
    expect(showsSupportChat({ ...production, path })).toBe(true);
  });
  it.each(['/about/our_story', '/about/road_map', '/about/privacy', '/passport', '/signup', '/ti/abc', '/dashboard'])(
    'R-SHELL-088 is off at %s for visitors',
    (path) => {
      expect(showsSupportChat({ ...production, path })).toBe(false);
    },
  );
  it('R-SHELL-089 stands on every page for who is signed in', () => {
    for (const path of ['/dashboard', '/trips/trp_1/planner', '/about/our_story'])
      expect(showsSupportChat({ ...production, path, signed_in: true })).toBe(true);
  });
  it.each([undefined, 'development', 'staging', 'Production'])('R-SHELL-090 is not started in %s', (environment) => {
    expect(showsSupportChat({ environment, path: '/', signed_in: true })).toBe(false);
  });
});
