import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { institutionsChanged } from '@wayline/core/areas/institutions/institution.events';
import { Institutions } from '@wayline/core/areas/institutions/institution.records';
import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { purgeInstitution } from '@wayline/core/areas/institutions/purge-institution';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Forgets institutions in the trash for good. That it was done stays in the history of the company. Source: R-ACC-137. */
export const handler = endpoint(
  institutionsContracts['crm.institutions.permanent-delete'],
  async ({ input, actor, db, commit }) => {
    const ids = [...new Set(input.ids)];
    const found = await db.getMany(ids.map((id) => ({ def: Institutions, key: { id } })));
    if (!found.some(Boolean)) return refuse('record.missing');
    const deleted = found.filter((one) => one !== undefined).filter(({ deleted_at }) => deleted_at !== undefined);
    const changed = deleted.map(({ id }) => id);
    const answer = { changed, unchanged: ids.filter((id) => !changed.includes(id)) };
    if (deleted.length === 0) return commitUnchanged({ actor, commit }, 'institution.purged.unchanged', answer);
    const noted = await commit({
      writes: [],
      audit: {
        subject: actor.company_id,
        action: 'institution.purged',
        changes: { accounts: deleted.map(({ acct }) => acct) },
      },
      events: [institutionsChanged({ ids: changed })],
      answer,
    });
    if (noted.ok) for (const institution of deleted) await purgeInstitution(db, institution);
    return noted;
  },
);
