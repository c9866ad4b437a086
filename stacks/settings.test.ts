import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

const zone = { WAYLINE_ZONE_NAME: 'wayline.example', WAYLINE_ZONE_ID: 'Z1' };

describe('settings of a stage', () => {
  it('names what is missing', () => {
    expect(() => readSettings('prod', {})).toThrow('WAYLINE_ZONE_NAME');
    expect(() => readSettings('prod', { WAYLINE_ZONE_NAME: 'wayline.example' })).toThrow('WAYLINE_ZONE_ID');
  });

  it("puts production on the zone's own name, and any other stage below it", () => {
    expect(readSettings('prod', zone)).toMatchObject({
      domain: 'wayline.example',
      liveDomain: 'live.wayline.example',
      lasting: true,
    });
    expect(readSettings('ada', zone)).toMatchObject({
      origin: 'https://ada.wayline.example',
      mailFrom: 'no-reply@ada.wayline.example',
      lasting: false,
    });
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
