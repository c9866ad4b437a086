import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import type { ClientRecord } from '../client-query';
import { EntryValues } from './entry-values';
import { FieldList } from './field-list';
import { listRecordFields, type ProfileSection } from './profile-section';
import { isFilled, isSectionFilled } from './profile-values';
import { SectionForm } from './section-form';
import { SectionFrame } from './section-frame';

const HistorySheet = lazy(async () => ({ default: (await import('../history/history-sheet')).HistorySheet }));

type Props = { section: ProfileSection; client: ClientRecord; narrow?: boolean };

/** A section of a profile, edited in its place. Source: R-ACC-071, R-ACC-073. */
export const SectionCard = ({ section, client, narrow }: Props) => {
  const { id, title, groups, lists } = section;
  const [editing, setEditing] = useState(false);
  const [lookingBack, setLookingBack] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const edits = usePermission('Edit Client Profiles') && !client.deleted_at;
  const allowed = useGuardedAction('Edit Client Profiles', 'edit client profiles');
  const filled = isSectionFilled(section, client);
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
            {filled && (
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
        <SectionForm section={section} client={client} narrow={narrow} onClose={close} />
      ) : (
        filled && (
          <Stack gap="4">
            {groups
              .filter(({ fields }) => fields.some(({ name }) => isFilled(client, name)))
              .map((group) => (
                <div key={group.fields[0]?.name}>
                  {group.title && (
                    <Text fontWeight="600" mb="1">
                      {group.title}
                    </Text>
                  )}
                  <FieldList fields={group.fields} record={client} narrow={narrow} />
                </div>
              ))}
            {lists.map((list) => (
              <EntryValues key={list.name} list={list} record={client} />
            ))}
          </Stack>
        )
      )}
      <Suspense fallback={null}>
        {lookingBack && (
          <HistorySheet
            clientId={client.id}
            title={title}
            fields={listRecordFields(section)}
            onClose={() => setLookingBack(false)}
          />
        )}
      </Suspense>
    </SectionFrame>
  );
};
