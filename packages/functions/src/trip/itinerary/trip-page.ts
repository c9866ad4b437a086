import type { Files } from '@wayline/core/areas/files/files';
import { refuse } from '@wayline/core/areas/trip/itinerary/errors';
import { readFrozen } from '@wayline/core/areas/trip/itinerary/frozen-version';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { findShareByHash, listOpened, type OpenedLink, openLink } from '@wayline/core/areas/trip/itinerary/open-link';
import { linkParts, linkPath, linkTo } from '@wayline/core/areas/trip/itinerary/trip-link';
import { ok, type Result } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { tokenHash } from '@wayline/core/store/token-hash';
import { renderGatePage } from '@wayline/pages/gate/gate-document';
import { renderItinerary } from '@wayline/pages/itinerary/itinerary-document';
import { LINK_GONE } from '@wayline/pages/link-gone/link-gone-document';
import { renderTripItineraries } from '@wayline/pages/trip/trip-document';
import { filesAdapter } from '../../files/files-adapter';
import { goneAsPage } from '../../kernel/as-page';
import { endpoint } from '../../kernel/endpoint';

type Tools = Deps & { files: Files };

/** What clients see of an itinerary, or nothing where it was never published. */
const frozenOf = ({ files }: Tools, { company, itinerary }: OpenedLink) =>
  readFrozen(files, company, itinerary.id, itinerary.published_version);

/** Every itinerary that the link opens, its own first, each with the address that opens it. */
const listItineraries = async (deps: Tools, token: string, opened: OpenedLink) => {
  const itineraries = await listOpened(deps, opened);
  const read = itineraries.map(async (itinerary) => {
    const published = await frozenOf(deps, { ...opened, itinerary });
    return published ? [{ published, href: linkPath(linkTo(token, itinerary.id)) }] : [];
  });
  return (await Promise.all(read)).flat();
};

/** The door of a link that asks for a code first. */
const renderDoor = async (deps: Tools, token: string): Promise<Result<{ body: string }>> => {
  const gated = await findShareByHash(deps, tokenHash(token), 'gate_hash');
  const published = gated.ok && (await frozenOf(deps, gated.value));
  if (!published) return refuse('link.gone');
  const { company, advisor, language } = published;
  return ok({ body: renderGatePage({ company: company.name, advisor: advisor.name, language }) });
};

const page = endpoint(
  itineraryContracts['public.ti-trip.page'],
  async ({ input, deps }) => {
    const { token, itinerary_id } = linkParts(input.url);
    const opened = await openLink(deps, input.url);
    if (!opened.ok) return itinerary_id ? opened : renderDoor(deps, token);
    // A link that was made for one itinerary lists that one alone.
    const published = itinerary_id && (await frozenOf(deps, opened.value));
    if (published) return ok({ body: renderItinerary(published) });
    const listed = itinerary_id ? [] : await listItineraries(deps, token, opened.value);
    const { trip_name } = opened.value.trip;
    return listed.length > 0 ? ok({ body: renderTripItineraries(trip_name, listed) }) : refuse('link.gone');
  },
  { files: filesAdapter },
);

/** People open this address, not programs: a link that is gone is answered by a page. Source: R-SHELL-025, R-TRIP-218. */
export const handler = goneAsPage(page, LINK_GONE);
