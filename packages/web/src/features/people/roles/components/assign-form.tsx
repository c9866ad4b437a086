import { Box, Button, HStack, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { beyond } from '@wayline/core/access/role-editing';
import type { Assigned } from '@wayline/core/areas/people/roles.contract';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '../../../../lib/session';
import { useGuardedAction } from '../../../../lib/use-permission';
import { Field } from '../../../../ui/field';
import { StateNotice } from '../../../../ui/state-notice';
import type { Role } from '../roles-query';
import { useAssignRole } from '../use-assign-role';
import { useTicks } from '../use-ticks';
import { ChangeBar } from './change-bar';
import { PermissionAreas } from './permission-areas';
import { whyFixed } from './why-fixed';

type Props = { user: Assigned; roles: readonly Role[]; toGive: readonly string[] };

/** Chooses the role of a colleague, and ticks what they hold beyond it or not. */
export const AssignForm = ({ user, roles, toGive }: Props) => {
  const me = useCurrentUser();
  const allowed = useGuardedAction('Manage Users', 'manage users');
  const [chosen, setChosen] = useState<string>();
  const role = chosen ?? user.role;
  const ofRole = (name: string) => roles.find((one) => one.name === name)?.permissions ?? [];
  const held = role === user.role && user.permissions ? user.permissions : ofRole(role);
  const ticks = useTicks(held);
  const choose = (name: string | undefined) => {
    setChosen(name);
    ticks.discard();
  };
  const assign = useAssignRole(user, () => choose(undefined));
  const fixed = whyFixed(user, me);
  if (fixed) return <StateNotice icon={LockKeyhole} title={`${user.name} is ${user.role}`} text={fixed} />;

  const before = user.role === 'Master Admin' ? PERMISSIONS : (user.permissions ?? ofRole(user.role));
  const own = ofRole(role);
  const differs = beyond(ticks.shown, own).length + beyond(own, ticks.shown).length > 0;
  const save = () => assign.mutate({ role, permissions: differs ? ticks.shown : null });
  return (
    <Stack gap="5">
      <Box maxW="420px">
        <Field label="Role" hint="You can’t choose a role with more permissions than yours.">
          <NativeSelect.Root>
            <NativeSelect.Field value={role} onChange={(e) => choose(e.target.value)}>
              {roles.map(({ name }) => (
                <option key={name} value={name} disabled={name !== user.role && !toGive.includes(name)}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field>
      </Box>
      {role === 'Master Admin' ? (
        <Text>A Master Admin has every permission. There’s nothing to set for one person.</Text>
      ) : (
        <>
          <HStack gap="3" wrap="wrap">
            <Text flex="1" minW="14rem" color="fg.muted">
              {differs
                ? 'Has custom permissions: changes to the role no longer apply.'
                : 'Has the role’s permissions. Check to add one, uncheck to remove one.'}
            </Text>
            {differs && (
              <Button variant="outline" size="sm" onClick={() => ticks.take(own)}>
                Reset to role
              </Button>
            )}
          </HStack>
          <PermissionAreas ticks={ticks} compared={{ with: own, added: 'Added', removed: 'Removed' }} />
        </>
      )}
      <ChangeBar
        gives={beyond(role === 'Master Admin' ? PERMISSIONS : ticks.shown, before)}
        takes={beyond(before, role === 'Master Admin' ? PERMISSIONS : ticks.shown)}
        changed={ticks.changed || role !== user.role}
        saving={assign.isPending}
        save="Save role"
        onSave={allowed(save)}
        onDiscard={() => choose(undefined)}
      />
    </Stack>
  );
};
