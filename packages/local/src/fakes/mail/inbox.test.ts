import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenLocally } from '../http-listener';
import { inbox } from './inbox';
import { outbox } from './outbox';

const HOSTILE = '<script>alert(1)</script>';
const box = outbox(undefined, Date.now);
let server: Awaited<ReturnType<typeof listenLocally>>;
let id: string;
beforeAll(async () => {
  const answer = inbox(box);
  server = await listenLocally((request, response) => {
    if (!answer(new URL(request.url ?? '/', 'http://local'), response)) response.writeHead(404).end();
  });
  const html =
    '<html><head><title>x</title></head><body><a href="https://wayline.test/accept">Accept</a></body></html>';
  const attachments = [{ name: 'trip".pdf', type: 'application/pdf', data: 'aGk=' }];
  id = box.add({
    kind: 'email',
    from: `${HOSTILE} <h@wayline.test>`,
    to: ['a@client.test'],
    subject: HOSTILE,
    html,
    text: 'Accept',
    attachments,
  });
  box.add({ kind: 'sms', from: 'W', to: ['+12025550123'], subject: 'Gate', html: '', text: `Gate ${HOSTILE}` });
});
afterAll(() => server.stop());

const page = async (path: string) => {
  const answer = await fetch(`${server.endpoint}${path}`);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

it('lists every message, and runs nothing that stands in one', async () => {
  const { text } = await page('/inbox');
  expect(text).toContain(`href="/inbox/${id}"`);
  expect(text).not.toContain(HOSTILE);
  expect(text.match(/<li>/g)).toHaveLength(2);
});

it('shows a mail in a frame without scripts whose links open in the whole window', async () => {
  const shown = await page(`/inbox/${id}`);
  expect(shown.text).toContain(
    `<iframe title="Message" src="/inbox/${id}/html" sandbox="allow-popups allow-top-navigation-by-user-activation">`,
  );
  expect(shown.text).toContain('download="trip&#34;.pdf" href="data:application/pdf;base64,aGk="');
  expect(shown.text).not.toContain(HOSTILE);
  const framed = await page(`/inbox/${id}/html`);
  expect(framed.text).toContain('<head><base target="_top">');
  expect(framed.headers.get('content-security-policy')).toContain("script-src 'none'");
});

it('shows a text message as text', async () => {
  const sms = box.list('+12025550123')[0];
  expect((await page(`/inbox/${sms?.id}`)).text).toContain('<pre>Gate &#60;script');
});

it('gives messages to programs, by address and time, and knows no others', async () => {
  const all = JSON.parse((await page('/inbox/messages.json')).text);
  expect(all).toHaveLength(2);
  expect(
    JSON.parse((await page('/inbox/messages.json?to=a%40client.test')).text).map((m: { id: string }) => m.id),
  ).toEqual([id]);
  expect(JSON.parse((await page('/inbox/messages.json?since=2999-01-01')).text)).toEqual([]);
  expect((await page('/inbox/nothing')).status).toBe(404);
});
