import { expect, it } from 'vitest';
import { FormLinkId } from './form-id';
import type { FormLink } from './form-link';
import { judgeStamp, makeStamp } from './form-stamp';

const link = (last: string) => ({ id: FormLinkId.parse(`form_link_${last.repeat(26)}`), token_hash: 'a1' }) as FormLink;
const AT = '2031-05-01T10:00:00.000Z';
const LATER = '2031-05-01T10:00:04.000Z';

it('takes a page that stood for some seconds, of its own link, and no other', () => {
  const stamp = makeStamp(link('0'), AT);
  expect(judgeStamp(link('0'), stamp, LATER)).toBe('read');
  expect(judgeStamp(link('0'), stamp, '2031-05-01T10:00:01.000Z')).toBe('hurried');
  expect(judgeStamp(link('1'), stamp, LATER)).toBe('forged');
  expect(judgeStamp(link('0'), `0.${stamp.split('.')[1]}`, LATER)).toBe('forged');
  for (const forged of ['', '.', 'x', `${stamp}x`]) expect(judgeStamp(link('0'), forged, LATER)).toBe('forged');
});
