import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { type Role, rolesQuery } from './roles-query';
import { useConflictToast } from './use-conflict-toast';

export type RoleWords = { name: string; description: string };

/**
 * Gives one of the company's own roles another name and description, and leaves what it holds. Answers the role as it is called now, or
 * undefined where a colleague saved it in between, which it tells.
 */
export const useRenameRole = () => {
  const client = useQueryClient();
  const tellStale = useConflictToast();
  return async ({ name, version, permissions }: Role, typed: RoleWords): Promise<Role | undefined> => {
    const words = { new_name: typed.name.trim(), description: typed.description };
    try {
      const { role } = await call('users.permissions', { name, version, permissions: [...permissions], ...words });
      if (!role) throw new Error('A role that is renamed is there.');
      // At once under its new name, so that the page that is open does not lose it.
      client.setQueryData(
        rolesQuery().queryKey,
        (known) => known && { ...known, roles: known.roles.map((one) => (one.name === name ? role : one)) },
      );
      return role;
    } catch (thrown) {
      if (!tellStale(thrown, name)) throw thrown;
      return undefined;
    } finally {
      void client.invalidateQueries({ queryKey: ['users'] });
    }
  };
};
