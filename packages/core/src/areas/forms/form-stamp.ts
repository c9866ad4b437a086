import { isSignedWith, signText } from '../../store/signature';
import type { FormLink } from './form-link';

/** Nobody reads and fills in a form faster than this. */
const LEAST_MS = 3_000;

/** A page that was rendered: of which link, and for which draft. */
type Rendered = { link: Pick<FormLink, 'id' | 'token_hash'>; draft: string };

/** The link's own id never leaves us, so whoever holds a link can sign nothing with it. */
const keyOf = ({ link: { id, token_hash } }: Rendered) => `${id} ${token_hash}`;

/** When a page was rendered, so that nobody can make it up, and for the draft alone that it carries: one page begins one form. `now` is an instant. */
export const makeStamp = (rendered: Rendered, now: string): string => {
  const at = Date.parse(now).toString(36);
  return `${at}.${signText(keyOf(rendered), `${rendered.draft} ${at}`)}`;
};

/** How a page that was sent came about: by somebody who read it, faster than anybody reads, or not from us at all. */
export const judgeStamp = (rendered: Rendered, stamp: string, now: string): 'read' | 'hurried' | 'forged' => {
  const [at = '', signature = ''] = stamp.split('.');
  if (!isSignedWith(keyOf(rendered), `${rendered.draft} ${at}`, signature)) return 'forged';
  return Date.parse(now) - Number.parseInt(at, 36) >= LEAST_MS ? 'read' : 'hurried';
};
