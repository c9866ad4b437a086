import type { Result } from '../../../base/result';
import { committer } from '../../../store/commit';
import { commitContext, type Deps } from '../../../store/deps';
import type { DomainEvent } from '../../../store/domain-event';
import { tenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { getTripAdvisor } from '../trips/lifecycle/trip-life';
import { ShareActivities } from './itinerary.records';
import type { OpenedLink } from './open-link';
import type { ShareActivity } from './share-activity';

/** The actor of what happens behind a link. */
export const CLIENT = 'client';

/** Who holds a link, as far as the advisor has said. */
export const getShareHolder = ({ share }: OpenedLink): string => share.name ?? share.email ?? 'Your client';

/** What every fact says of what a client does behind a link. */
export const factBehindLink = (opened: OpenedLink) => ({
  trip_id: opened.trip.id,
  trip_name: opened.trip.trip_name,
  id: opened.itinerary.id,
  advisor: getTripAdvisor(opened.trip),
  client: getShareHolder(opened),
});

/** What stood behind a link before anything happened there. */
export const noActivity = ({ itinerary, shared_for, share }: OpenedLink): ShareActivity => ({
  trip_id: itinerary.trip_id,
  itinerary_id: shared_for,
  share_id: share.id,
  views: 0,
  answers: [],
  version: 1,
});

type Behind = { deps: Deps; request: { id: string }; opened: OpenedLink };
type Happened = {
  before: ShareActivity | undefined;
  after: ShareActivity;
  event: DomainEvent;
  /** What is written with it, such as a booking that changes. */
  writes?: readonly Write[];
};

/** Keeps what a client did behind a link, and tells the trip's advisor. */
export const clientActivity = <T>(
  { deps, request, opened }: Behind,
  { before, after, event, writes = [] }: Happened,
  answer: T,
): Promise<Result<T>> => {
  const { company } = opened;
  const db = tenantDb(deps.table, company);
  return committer(commitContext(deps, { company, actor_id: CLIENT, request_id: request.id }))({
    writes: [before ? db.change(ShareActivities, before, after) : db.insert(ShareActivities, after), ...writes],
    audit: { changes: { share: after.share_id, client: getShareHolder(opened) } },
    events: [event],
    answer,
  });
};
