import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormLink } from './form-link';

/** Nobody reads and fills in a form faster than this. */
const LEAST_MS = 3_000;

/** A page that was rendered: of which link, and for which draft. */
type Rendered = { link: Pick<FormLink, 'id' | 'token_hash'>; draft: string };

/** The link's own id never leaves us, so whoever holds a link can sign nothing with it. */
const sign = ({ link: { id, token_hash }, draft }: Rendered, at: string) =>
  createHmac('sha256', `${id} ${token_hash}`).update(`${draft} ${at}`).digest('base64url');

/** When a page was rendered, so that nobody can make it up, and for the draft alone that it carries: one page begins one form. `now` is an instant. */
export const makeStamp = (rendered: Rendered, now: string): string => {
  const at = Date.parse(now).toString(36);
  return `${at}.${sign(rendered, at)}`;
};

/** How a page that was sent came about: by somebody who read it, faster than anybody reads, or not from us at all. */
export const judgeStamp = (rendered: Rendered, stamp: string, now: string): 'read' | 'hurried' | 'forged' => {
  const [at = '', signature = ''] = stamp.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(rendered, at))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
  return Date.parse(now) - Number.parseInt(at, 36) >= LEAST_MS ? 'read' : 'hurried';
};
