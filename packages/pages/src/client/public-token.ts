import { publicTokenOf, SESSION_KEYS } from '@wayline/core/areas/people/session-storage';
import { LINK_CLIENT, LINK_SCOPE } from '@wayline/core/areas/trip/itinerary/link-client';
import { makeRequestHeaders } from '@wayline/core/contract/request-headers';

const read = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** What is told of this page holds the link no more than anything else that could be written down does. */
const pageWithout = (link: string) => new URL(location.href.replace(link, 'link'));

/**
 * The headers of a call of this page to `url`: those of every page, with the public token as bearer, in public page mode the one that is stored.
 * Source: R-SHELL-240 (G-053).
 */
export const callHeaders = (link: string, url: string, bearer = publicTokenOf(read)): Record<string, string> =>
  makeRequestHeaders({
    address: new URL(url, location.href),
    page: pageWithout(link),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    bearer,
  });

/** Keeps a token where nobody is signed in; whoever is stays that, and this page alone has the token. Source: R-SHELL-043, R-SHELL-244. */
const keep = (token: { access_token: string; refresh_token: string }) => {
  if (read(SESSION_KEYS.tokens)) return;
  const { access_token, refresh_token } = token;
  try {
    localStorage.setItem(SESSION_KEYS.public_token, JSON.stringify({ access_token, refresh_token }));
  } catch {
    // Private windows refuse to store: this page then has the token alone.
  }
};

const TOKENS = '/services/public/oauth/token';
/** The server's own words for a link or a token that is no good any more. */
export type Refused = { refused: string };
/** Anything else than that is a matter of the moment and throws: nothing is known of the link then. */
const refusalOf = async (answer: Response): Promise<Refused> => {
  if (answer.status !== 401) throw new Error(`The server answered ${answer.status}.`);
  const { error } = (await answer.json()) as { error?: { message?: string } };
  return { refused: error?.message ?? '' };
};

/** Asks for the public token of the link that opened this page. Source: R-SHELL-243. */
const requestToken = async (link: string): Promise<string | Refused> => {
  const answer = await fetch(TOKENS, {
    method: 'POST',
    headers: { ...callHeaders(link, TOKENS), 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: LINK_CLIENT,
      client_secret: link,
      scope: LINK_SCOPE,
    }),
  });
  if (!answer.ok) return refusalOf(answer);
  const token = (await answer.json()) as { access_token: string; refresh_token: string };
  keep(token);
  return token.access_token;
};

/** The token of this page's own link: what is stored may be that of another page. */
let held: string | undefined;

/**
 * What the link opens of its trip now, or why nothing; the token is asked for once more when it has run out. Throws where the server can't be
 * reached. Source: R-TRIP-181.
 */
export const loadTrip = async <T>(link: string, trip: string): Promise<T | Refused> => {
  const url = `/services/public/api/v1/trips/${trip}`;
  const ask = (token: string) => fetch(url, { headers: callHeaders(link, url, token) });
  let answer = held === undefined ? undefined : await ask(held);
  if (!answer || answer.status === 401) {
    const token = await requestToken(link);
    if (typeof token !== 'string') return token;
    held = token;
    answer = await ask(token);
  }
  return answer.ok ? ((await answer.json()) as T) : refusalOf(answer);
};
