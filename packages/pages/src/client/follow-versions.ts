import { loadTrip } from './public-token';
import { getPageI18n } from './texts';

/** Coming back within a minute asks nothing anew. */
const QUIET_MS = 60_000;
type Opened = { itineraries: readonly { id: string; version: number }[] };

const say = (bar: HTMLElement, text: string) => {
  bar.querySelector('span')?.replaceChildren(text);
  bar.hidden = false;
};

/**
 * Says so when the page on the screen isn't what its link opens any more: its advisor has published a newer version, or the link was
 * withdrawn. Looked for when the page is opened, and when the client comes back to it or gets a connection.
 */
export const followVersions = (link: string): void => {
  const bar = document.getElementById('newer');
  const page = document.querySelector<HTMLElement>('[data-trip]');
  const button = bar?.querySelector('button');
  const { trip, itinerary, version } = page?.dataset ?? {};
  // Pages that were published before they said what they show have nothing to compare.
  if (!bar || !button || !trip) return;
  button.addEventListener('click', () => location.reload());

  const compare = async () => {
    const i18n = getPageI18n();
    const opened = await loadTrip<Opened>(link, trip);
    const refused = 'refused' in opened ? opened.refused : '';
    const newest = 'refused' in opened ? undefined : opened.itineraries.find(({ id }) => id === itinerary)?.version;
    button.hidden = newest === undefined;
    if (newest === undefined) {
      const gone = i18n._('This link doesn’t work anymore. Please ask your advisor for a new one.');
      say(bar, `${refused} ${gone}`.trim());
    } else if (newest > Number(version)) say(bar, i18n._('Your advisor has changed this itinerary.'));
    else bar.hidden = true;
  };
  let looked = Number.NEGATIVE_INFINITY;
  const look = () => {
    const now = Date.now();
    if (document.visibilityState !== 'visible' || !navigator.onLine || now - looked < QUIET_MS) return;
    looked = now;
    // Without an answer nothing is known: the next look tells.
    compare().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  look();
};
