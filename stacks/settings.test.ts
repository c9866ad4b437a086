import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { describe, expect, it } from 'vitest';
import { LONGEST_STAGE, readSettings, UNKNOWN_ORIGIN } from './settings';

const zone = { WAYLINE_ZONE_NAME: 'wayline.example', WAYLINE_ZONE_ID: 'Z1' };

describe('settings of a stage', () => {
  it('names what is missing', () => {
    expect(() => readSettings('prod', { WAYLINE_ZONE_ID: 'Z1' })).toThrow('WAYLINE_ZONE_NAME');
    expect(() => readSettings('prod', {})).toThrow('WAYLINE_MAIL_FROM');
    expect(() => readSettings('prod', { WAYLINE_ZONE_NAME: 'wayline.example' })).toThrow('WAYLINE_ZONE_ID');
  });

  it("puts production on the zone's own name, and any other stage below it", () => {
    expect(readSettings('prod', zone)).toMatchObject({
      names: { domain: 'wayline.example', liveDomain: 'live.wayline.example' },
      lasting: true,
    });
    expect(readSettings('ada', zone)).toMatchObject({
      origin: 'https://ada.wayline.example',
      mailFrom: 'no-reply@ada.wayline.example',
      lasting: false,
    });
  });

  it('does without a domain when it has an address that sends mail', () => {
    const trial = readSettings('trial', { WAYLINE_MAIL_FROM: 'ada@agency.example' });
    expect(trial).toMatchObject({ names: undefined, mailFrom: 'ada@agency.example', origin: UNKNOWN_ORIGIN });
    const known = { WAYLINE_MAIL_FROM: 'ada@agency.example', WAYLINE_ORIGIN: 'https://d1.cloudfront.net' };
    expect(readSettings('trial', known).origin).toBe('https://d1.cloudfront.net');
    expect(() => readSettings('trial', { ...known, WAYLINE_CODES_BY_SES: 'yes' })).toThrow('needs a domain');
    expect(() => readSettings('prod', { ...zone, ...known })).toThrow('no-reply@wayline.example');
  });

  it('refuses a domain outside the zone', () => {
    expect(() => readSettings('prod', { ...zone, WAYLINE_DOMAIN: 'notwayline.example' })).toThrow("isn't in the zone");
    expect(readSettings('prod', { ...zone, WAYLINE_DOMAIN: 'app.wayline.example' }).domain).toBe('app.wayline.example');
  });

  it.each(['Ada', 'ada_1', '1st', 'ada-', '', 'feature-branch-of-ada', 'my-aws'])(
    'refuses "%s" as a name of a stage',
    (stage) => {
      expect(() => readSettings(stage, zone)).toThrow("can't be the name of a stage");
    },
  );

  it('leaves room for the longest name of a function behind the name of a stage', () => {
    const longest = Math.max(...ALL_CONTRACTS.map(({ handler }) => handler.length));
    expect(LONGEST_STAGE + '-wayline-'.length + longest).toBeLessThanOrEqual(64);
    expect(readSettings('a'.repeat(LONGEST_STAGE), zone).stage).toHaveLength(LONGEST_STAGE);
  });

  it('names the secret of the support chat after the stage, unless it has another name', () => {
    const chat = { ...zone, WAYLINE_SUPPORT_CHAT: 'abc123' };
    expect(readSettings('ada', chat).supportChat).toEqual({ workspace: 'abc123', secret: 'wayline/ada/support-chat' });
    const named = { ...chat, WAYLINE_SUPPORT_CHAT_SECRET: 'chat/own' };
    expect(readSettings('ada', named).supportChat).toEqual({ workspace: 'abc123', secret: 'chat/own' });
  });

  it('leaves off what costs or needs a permission until it is asked for', () => {
    expect(readSettings('prod', zone)).toMatchObject({
      codesBySes: false,
      webAclArn: undefined,
      supportChat: undefined,
      smsPoolArn: undefined,
      alertEmail: undefined,
    });
  });
});
