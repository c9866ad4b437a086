import { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** A supplier. */
    institution: InstitutionId;
    /** A supplier in the trash. */
    deletedInstitution: InstitutionId;
  }
}

/** A supplier, and one in the trash. */
export const PREPARES: Preparation = {
  placeholders: (id) => ({
    institution: InstitutionId.parse(id('ins')),
    deletedInstitution: InstitutionId.parse(id('ins')),
  }),
  make: async ({ world, as, name }) => {
    const asked = { as };
    const made = async (institution: string) => {
      const draft = { institution, profile_category_id: 7, institution_tags: [name], allow_same_name: true };
      const answer = expectOk(await world.call('crm.institutions.create', draft, asked));
      return InstitutionId.parse(answer.institution?.id);
    };
    const [institution, deletedInstitution] = [await made(name), await made(`${name} two`)];
    expectOk(await world.call('crm.institutions.delete', { ids: [deletedInstitution] }, asked));
    return { institution, deletedInstitution };
  },
};
