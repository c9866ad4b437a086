import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { isRole } from '@wayline/core/access/roles';
import type { Visibility } from '@wayline/core/access/visibilities';
import { countOf } from '@wayline/core/base/plural';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { dropUnsavedEdits, useUnsavedEdits } from '../../../../lib/unsaved-edits';
import { useGuardedAction } from '../../../../lib/use-permission';
import { confirm, sure } from '../../../../ui/confirm-dialog';
import { ErrorNote } from '../../../../ui/error-note';
import type { Role } from '../roles-query';
import { backTo, useSaveRole } from '../use-save-role';
import { useTicks } from '../use-ticks';
import { VISIBILITY_WORDS } from '../visibility-words';
import { ChangeBar } from './change-bar';
import { HolderList } from './holder-list';
import { PermissionAreas } from './permission-areas';
import { VisibilitySelect } from './visibility-select';

const RoleNameDialog = lazy(async () => ({ default: (await import('./role-name-dialog')).RoleNameDialog }));

const MASTER = 'A Master Admin has every permission, like the company owner. None can be removed.';

/** What a role holds: ticks under what they are about, how they differ from where the role started, and the ways back. */
export const RoleEditor = ({ role, onCopy }: { role: Role; onCopy: () => void }) => {
  const { name, starts_with, version, holders } = role;
  const go = useNavigate();
  const [naming, setNaming] = useState(false);
  const ticks = useTicks(role.permissions);
  const [chosen, setChosen] = useState<Visibility>();
  const visibility = chosen ?? role.visibility;
  const changed = ticks.changed || visibility !== role.visibility;
  const discard = () => {
    ticks.discard();
    setChosen(undefined);
  };
  const save = useSaveRole();
  const allowed = useGuardedAction('Manage Users', 'manage users');
  const toList = () => go(PATHS.roles());
  useUnsavedEdits({ isUnsaved: changed && !save.isPending });
  const leaveDeleted = () => {
    dropUnsavedEdits();
    void toList();
  };
  const keep = (permissions: Role['permissions'] | null, done: string, then: () => void) =>
    save.mutate(
      { role, permissions, visibility: permissions ? chosen : undefined, back: backTo(role), done },
      { onSuccess: then },
    );
  const remove = async () => {
    if (await confirm(sure(`${name} can no longer be assigned.`, 'Delete role')))
      keep(null, `${name} deleted`, leaveDeleted);
  };
  const own = !isRole(name);
  const fixed = name === 'Master Admin';
  return (
    <Stack gap="5">
      <HStack gap="2" wrap="wrap">
        <Button variant="ghost" size="sm" ms="-3" onClick={() => void toList()}>
          <ChevronLeft size={16} aria-hidden /> All roles
        </Button>
        <HStack gap="2" ms="auto" wrap="wrap">
          <Button variant="outline" size="sm" onClick={allowed(onCopy)}>
            Copy role
          </Button>
          {starts_with && version > 0 && (
            <Button
              variant="outline"
              size="sm"
              onClick={allowed(() => keep(null, `${name} reset to default`, discard))}
            >
              Reset to default
            </Button>
          )}
          {own && (
            <Button variant="outline" size="sm" onClick={allowed(() => setNaming(true))}>
              Name and description
            </Button>
          )}
          {own && (
            <Button variant="outline" size="sm" color="fg.error" onClick={allowed(() => void remove())}>
              Delete
            </Button>
          )}
        </HStack>
      </HStack>
      {role.description && <Text whiteSpace="pre-line">{role.description}</Text>}
      <HolderList holders={holders} />
      {fixed ? <Text>{MASTER}</Text> : null}
      {!fixed && name === 'Standard' && <Text color="fg.muted">People without a role get these permissions too.</Text>}
      {!fixed && (
        <>
          {ticks.shown.length === 0 && <ErrorNote message="People with this role can only open their profile." />}
          <VisibilitySelect value={visibility} onChange={setChosen} />
          <PermissionAreas
            ticks={ticks}
            compared={starts_with ? { with: starts_with, added: 'Added', removed: 'Removed' } : undefined}
          />
          <ChangeBar
            {...ticks}
            changed={changed}
            sees={visibility === role.visibility ? undefined : VISIBILITY_WORDS[visibility]}
            saving={save.isPending}
            save={`Save ${name}`}
            onSave={allowed(() =>
              keep(ticks.shown, `${name} saved for ${countOf(holders.length, 'person', 'people')}`, discard),
            )}
            onDiscard={discard}
          />
        </>
      )}
      <Suspense fallback={null}>{naming && <RoleNameDialog role={role} onClose={() => setNaming(false)} />}</Suspense>
    </Stack>
  );
};
