import { Tags } from '@wayline/core/areas/tags/tag.records';
import { tagsContracts } from '@wayline/core/areas/tags/tags.contract';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-196. */
export const handler = endpoint(tagsContracts['misc.tags.delete'], async ({ input: { id }, actor, db, commit }) => {
  const tag = await db.get(Tags, { id });
  if (!tag) return refuse('record.missing');
  return commit({
    writes: [db.remove(Tags, { id })],
    audit: {
      subject: actor.company_id,
      action: 'tag.deleted',
      changes: { tag_type: tag.tag_type, title: tag.title },
    },
    answer: { status: 'success' as const },
  });
});
