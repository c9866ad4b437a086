import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { MAX_COMPANY_TAGS, tagName } from '@wayline/core/areas/tags/tag';
import { TAGS, Tags } from '@wayline/core/areas/tags/tag.records';
import { tagsContracts } from '@wayline/core/areas/tags/tags.contract';
import { formatMessage } from '@wayline/core/base/messages';
import { ok } from '@wayline/core/base/result';
import type { OutputOf } from '@wayline/core/contract/contract';
import { inTurn } from '@wayline/core/store/in-turn';
import { endpoint } from '../kernel/endpoint';

type Done = OutputOf<(typeof tagsContracts)['misc.tags.create']>;
const failed = (message: string) => ok({ status: 'error' as const, message });
const DONE = { status: 'success' as const, message: formatMessage('tag.create.success', { prefix: 'Tag' }) };

/** A title that is kept for the same kind of thing already is not kept twice. Source: R-SHELL-134, R-SHELL-197 (G-058, G-060). */
export const handler = endpoint(tagsContracts['misc.tags.create'], async ({ input, actor, db, deps, commit }) => {
  if (input.request_for !== 'onlyStore') return failed('Tags can only be stored. Please ask with onlyStore.');
  const { tag: titles, ...about } = input.tags;
  return inTurn<Done>({ db, deps }, 'tags', async (turn) => {
    const { tags } = await db.readPartition(TAGS, { tags: Tags }, { consistent: true });
    const same = tags.filter((t) => t.tag_type === about.tag_type && t.is_place_tag === about.is_place_tag);
    const known = new Set(same.map(({ name }) => name));
    const first = new Map(titles.toReversed().map((title) => [tagName(title), title]));
    const added = [...first].filter(([name]) => !known.has(name));
    if (added.length === 0) return commitUnchanged({ actor, commit }, 'tag.known', DONE);
    if (tags.length + added.length > MAX_COMPANY_TAGS)
      return failed(`A company can have at most ${MAX_COMPANY_TAGS} tags. Please delete some first.`);
    return commit({
      writes: [
        turn,
        ...added.map(([name, title]) => db.insert(Tags, { ...about, id: deps.newId('tag'), title, name })),
      ],
      audit: {
        subject: actor.company_id,
        action: 'tag.added',
        changes: { tag_type: about.tag_type, titles: added.map(([, title]) => title) },
      },
      answer: DONE,
    });
  });
});
