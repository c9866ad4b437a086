import { later } from '../../../base/later';
import { ok, type Result, refuse } from '../../../base/result';
import type { Deps } from '../../../store/deps';
import { isSignedWith, signText } from '../../../store/signature';
import { tokenHash } from '../../../store/token-hash';
import type { Share } from './itinerary';
import { LINK_CLIENT, LINK_SCOPE } from './link-client';
import { findShareByHash, type OpenedLink } from './open-link';
import { linkParts } from './trip-link';

/** As long as the links to pictures: a page that stays open asks again. */
const PAGE_TOKEN_MS = 15 * 60_000;

/** The share's own id never leaves for clients, so whoever holds a link, or a token made from it, can sign nothing with it. */
const keyOf = ({ id, token_hash }: Share) => `${id} ${token_hash}`;

/**
 * The public token of a page that a client opened: good for the trip of that one link, for 15 minutes, and no longer than the link itself.
 * It holds nothing that opens the link. `now` is an instant. Source: R-SHELL-243.
 */
export const makePageToken = (share: Share, now: string): string => {
  const ends = Date.parse(later(now, PAGE_TOKEN_MS)).toString(36);
  return [share.token_hash, ends, signText(keyOf(share), ends)].join('.');
};

/** A hash as hex, an end, a signature: what is written otherwise is looked for nowhere. */
const SHAPE = /^([0-9a-f]{64})\.([0-9a-z]{1,12})\.([\w-]{43})$/;

/** What is behind the link that a public token was made from; refuses with `public.wrong_credentials` where token or link are no good any more. */
export const openPageToken = async (deps: Deps, token: string): Promise<Result<OpenedLink>> => {
  const [, hash = '', ends = '', signature = ''] = SHAPE.exec(token) ?? [];
  if (!(Number.parseInt(ends, 36) > Date.parse(deps.now()))) return refuse('public.wrong_credentials');
  const opened = await findShareByHash(deps, hash);
  const isOurs = opened.ok && isSignedWith(keyOf(opened.value.share), ends, signature);
  return isOurs ? opened : refuse('public.wrong_credentials');
};

/** A token for who holds a link that works; refuses with `public.wrong_credentials`. A link that asks for a code gives one once it was opened. */
export const exchangeLink = async (
  deps: Deps,
  asked: { client_id: string; client_secret: string; scope: string },
): Promise<Result<string>> => {
  if (asked.client_id !== LINK_CLIENT || (asked.scope !== '' && asked.scope !== LINK_SCOPE))
    return refuse('public.wrong_credentials');
  const opened = await findShareByHash(deps, tokenHash(linkParts(asked.client_secret).token));
  return opened.ok ? ok(makePageToken(opened.value.share, deps.now())) : refuse('public.wrong_credentials');
};
