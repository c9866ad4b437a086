import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useGuardedAction, usePermission } from '../../lib/use-permission';
import { EntryValues } from './entry-values';
import { FieldList } from './field-list';
import type { ProfileKind, ProfileRecord } from './profile-kind';
import { listRecordFields, type ProfileSection } from './profile-section';
import { isFilled, isSectionFilled } from './profile-values';
import { SectionForm } from './section-form';
import { SectionFrame } from './section-frame';

type Props<R extends ProfileRecord> = {
  section: ProfileSection;
  record: R;
  kind: ProfileKind<R>;
  narrow?: boolean;
};

/** A section of a profile, edited in its place. Source: R-ACC-071, R-ACC-073. */
export const SectionCard = <R extends ProfileRecord>({ section, record, kind, narrow }: Props<R>) => {
  const { id, title, groups, lists } = section;
  const [editing, setEditing] = useState(false);
  const [lookingBack, setLookingBack] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const edits = usePermission(kind.guard.permission) && !record.deleted_at;
  const allowed = useGuardedAction(kind.guard.permission, kind.guard.action);
  const filled = isSectionFilled(section, record);
  const close = () => {
    setEditing(false);
    // The button is back with the next paint.
    requestAnimationFrame(() => opener.current?.focus());
  };
  const verb = filled ? 'Edit' : 'Add';
  return (
    <SectionFrame
      id={id}
      title={title}
      empty={!filled && !editing}
      action={
        !editing && (
          <HStack gap="0">
            {filled && kind.History && (
              <IconButton
                size="xs"
                variant="ghost"
                color="fg.muted"
                aria-label={`History: ${title}`}
                onClick={() => setLookingBack(true)}
              >
                <History size={14} aria-hidden />
              </IconButton>
            )}
            {edits && (
              <Button
                ref={opener}
                size="xs"
                variant="ghost"
                aria-label={`${verb}: ${title}`}
                onClick={allowed(() => setEditing(true))}
              >
                {verb}
              </Button>
            )}
          </HStack>
        )
      }
    >
      {editing ? (
        <SectionForm section={section} record={record} kind={kind} narrow={narrow} onClose={close} />
      ) : (
        filled && (
          <Stack gap="4">
            {groups
              .filter(({ fields }) => fields.some(({ name }) => isFilled(record, name)))
              .map((group) => (
                <div key={group.fields[0]?.name}>
                  {group.title && (
                    <Text fontWeight="600" mb="1">
                      {group.title}
                    </Text>
                  )}
                  <FieldList fields={group.fields} record={record} narrow={narrow} />
                </div>
              ))}
            {lists.map((list) => (
              <EntryValues key={list.name} list={list} record={record} />
            ))}
          </Stack>
        )
      )}
      <Suspense fallback={null}>
        {lookingBack && kind.History && (
          <kind.History
            id={record.id}
            title={title}
            fields={listRecordFields(section)}
            onClose={() => setLookingBack(false)}
          />
        )}
      </Suspense>
    </SectionFrame>
  );
};
