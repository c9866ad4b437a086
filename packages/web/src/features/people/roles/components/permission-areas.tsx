import { Box, Stack } from '@chakra-ui/react';
import type { Permission } from '@wayline/core/access/permissions';
import { onSubject, PERMISSION_AREAS, SUBJECT_VERBS } from '@wayline/core/access/role-areas';
import { useCurrentUser } from '../../../../lib/session';
import { SettingGroup } from '../../../settings/public';
import type { TicksInHand } from '../use-ticks';
import { PermissionTick } from './permission-tick';
import { UnusableNote } from './unusable-note';

/** What the ticks are compared with, and what is said of what differs. */
type Compared = { with: readonly Permission[]; added: string; removed: string };
type Props = { ticks: TicksInHand; compared?: Compared };

const columns = (most: number) => ({ base: 'minmax(0, 1fr)', md: `repeat(${most}, minmax(0, 1fr))` });

/** Every permission under what it is about; what is seen, edited and deleted stands side by side. Source: R-SHELL-217 (G-049). */
export const PermissionAreas = ({ ticks, compared }: Props) => {
  const mine = useCurrentUser()?.permissions_data ?? [];
  const differs = (permission: Permission, on: boolean) =>
    compared && compared.with.includes(permission) !== on ? compared[on ? 'added' : 'removed'] : undefined;
  const tick = (permission: Permission, on = ticks.shown.includes(permission)) => (
    <PermissionTick
      key={permission}
      permission={permission}
      on={on}
      locked={!mine.includes(permission)}
      differs={differs(permission, on)}
      onSet={ticks.set}
    />
  );
  return (
    <Stack gap="5">
      {PERMISSION_AREAS.map((area) => (
        <SettingGroup key={area.title} title={area.title}>
          <UnusableNote area={area} ticks={ticks} />
          {area.opens && tick(area.opens)}
          {area.subjects.map((subject) => (
            <Box key={subject} display="grid" gridTemplateColumns={columns(3)} gap="4" borderTopWidth="1px" pt="4">
              {SUBJECT_VERBS.map((verb) => tick(onSubject(verb, subject)))}
            </Box>
          ))}
          {area.further.length > 0 && (
            <Box
              display="grid"
              gridTemplateColumns={columns(2)}
              gap="4"
              {...(area.opens && { borderTopWidth: '1px', pt: '4' })}
            >
              {area.further.map((permission) => tick(permission))}
            </Box>
          )}
        </SettingGroup>
      ))}
    </Stack>
  );
};
