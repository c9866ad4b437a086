import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction } from '../../../../lib/use-permission';
import { IfPermitted } from '../../../../ui/if-permitted';
import type { PlannedTrip } from '../use-trip';

const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog')).NoteDialog }));

type Props = { whole: PlannedTrip; onChanged: () => Promise<unknown> };

/** What colleagues should know of a trip; clients never see it. */
export const TripNote = ({ whole, onChanged }: Props) => {
  const [editing, setEditing] = useState(false);
  const allowed = useGuardedAction('Edit Trips', 'edit trips');
  const { note } = whole.trip;
  return (
    <Flex as="section" direction="column" gap="2" aria-labelledby="note-title">
      <Flex justify="space-between" align="center">
        <Heading as="h2" id="note-title" textStyle="section">
          Notes
        </Heading>
        <IfPermitted permission="Edit Trips">
          <Button size="xs" variant="outline" onClick={allowed(() => setEditing(true))}>
            {note ? 'Edit notes' : 'Add notes'}
          </Button>
        </IfPermitted>
      </Flex>
      <Text
        color={note ? undefined : 'fg.muted'}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        dir="auto"
        lineClamp="8"
      >
        {note || 'For your team only. Clients never see notes.'}
      </Text>
      {editing && (
        <Suspense fallback={null}>
          <NoteDialog whole={whole} onClose={() => setEditing(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </Flex>
  );
};
