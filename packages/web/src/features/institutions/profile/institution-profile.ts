import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import type { ProfileKind } from '../../../ui/record/profile-kind';
import { EDIT } from '../guards';
import { type InstitutionRecord, institutionQuery, invalidateInstitutions } from '../institution-queries';

/** Saves fields of an institution, begun from a version of the record, and shows what became of it. */
const useSaveInstitution: ProfileKind<InstitutionRecord>['useSave'] = () => {
  const cache = useQueryClient();
  return async ({ id, version }, { changes, was }) => {
    const { institution } = await call(
      'crm.institutions.update',
      { ...changes, was, id, version },
      { onMissing: 'stay' },
    );
    cache.setQueryData(institutionQuery(id).queryKey, (known) =>
      known && known.institution.version < institution.version ? { ...known, institution } : known,
    );
    void invalidateInstitutions(cache);
    return institution;
  };
};

export const INSTITUTION_PROFILE: ProfileKind<InstitutionRecord> = {
  what: 'institution',
  guard: EDIT,
  useSave: useSaveInstitution,
};
