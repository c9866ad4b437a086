import { expect, it } from 'vitest';
import { FormLinkId } from './form-id';
import type { FormLink } from './form-link';
import { judgeStamp, makeStamp } from './form-stamp';

const link = (last: string) => ({ id: FormLinkId.parse(`form_link_${last.repeat(26)}`), token_hash: 'a1' }) as FormLink;
const AT = '2031-05-01T10:00:00.000Z';
const LATER = '2031-05-01T10:00:04.000Z';

const page = (last: string, draft = 'a') => ({ link: link(last), draft });

it('takes a page that stood for some seconds, of its own link and draft, and no other', () => {
  const stamp = makeStamp(page('0'), AT);
  expect(judgeStamp(page('0'), stamp, LATER)).toBe('read');
  expect(judgeStamp(page('0'), stamp, '2031-05-01T10:00:01.000Z')).toBe('hurried');
  expect(judgeStamp(page('1'), stamp, LATER)).toBe('forged');
  expect(judgeStamp(page('0', 'b'), stamp, LATER)).toBe('forged');
  expect(judgeStamp(page('0'), `0.${stamp.split('.')[1]}`, LATER)).toBe('forged');
  for (const forged of ['', '.', 'x', `${stamp}x`]) expect(judgeStamp(page('0'), forged, LATER)).toBe('forged');
});
