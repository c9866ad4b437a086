import type { Needs } from '../../access/access';
import { planFor } from '../../navigation/guards';
import { listGuards } from '../../navigation/routes';
import type { Section } from './section';

/** What a caller must hold for a section: the plan and the role that its page asks for, and its own permission. Source: R-SHELL-053. */
export const getSectionAccess = ({ path, permission }: Pick<Section, 'path' | 'permission'>): Needs => {
  const guards = listGuards(path);
  const tier = planFor(guards);
  return {
    ...(tier && { tier }),
    ...(permission && { permissions: [permission] }),
    ...(guards.includes('not-standard-role') && { deniedRoles: ['Standard'] }),
  };
};
