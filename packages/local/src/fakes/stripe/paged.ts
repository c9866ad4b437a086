import type { Params } from './params';
import { invalid } from './refusal';
import type { Thing } from './shapes';
import { toStripeList } from './stripe-store';

const PAGE = { usual: 10, most: 100 };
/** What any list can be asked for with, besides what it is narrowed by. */
export const PAGING = ['limit', 'starting_after'] as const;

/** A page of things that come newest first, as Stripe answers with it. */
export const toPage = (all: readonly Thing[], params: Params, url: string) => {
  const limit = params.whole('limit') ?? PAGE.usual;
  if (limit < 1 || limit > PAGE.most) throw invalid(`Invalid limit: must be from 1 to ${PAGE.most}`, 'limit');
  const after = params.maybe('starting_after');
  const place = after === undefined ? -1 : all.findIndex(({ id }) => id === after);
  if (after !== undefined && place < 0)
    throw invalid(`No such object: '${after}'`, 'starting_after', 'resource_missing');
  const data = all.slice(place + 1, place + 1 + limit);
  return { ...toStripeList(data), url, has_more: all.length > place + 1 + limit };
};

/** Whether something was made in the time that a list is narrowed to. */
export const isCreatedIn = (params: Params): ((thing: { created: number }) => boolean) => {
  const range = params.inside('created', ['gt', 'gte', 'lt', 'lte']);
  const [gt, gte, lt, lte] = [range.whole('gt'), range.whole('gte'), range.whole('lt'), range.whole('lte')];
  return ({ created }) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
};
