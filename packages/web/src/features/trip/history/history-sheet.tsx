import { Button, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { Modal } from '../../../ui/modal';
import type { TripDialogProps } from '../trips/details/trip-entries';
import { ChangeList } from './components/change-list';
import { DeletedBookings } from './components/deleted-bookings';
import { TripVersions } from './components/trip-versions';

const VIEWS = { changes: 'Changes', deleted: 'Deleted bookings', versions: 'Published versions' } as const;
type View = keyof typeof VIEWS;

/** What happened to a trip: its changes, what was deleted of it, and what its clients were shown before. */
export const HistorySheet = ({ whole, onClose, onChanged }: TripDialogProps) => {
  const [view, setView] = useState<View>('changes');
  const { id } = whole.trip;
  return (
    <Modal open kind="sheet" width="520px" title="History" onClose={onClose}>
      <HStack gap="1" wrap="wrap" role="group" aria-label="What to show" mb="4">
        {(Object.keys(VIEWS) as View[]).map((name) => (
          <Button
            key={name}
            size="xs"
            variant={name === view ? 'subtle' : 'ghost'}
            aria-pressed={name === view}
            onClick={() => setView(name)}
          >
            {VIEWS[name]}
          </Button>
        ))}
      </HStack>
      {view === 'changes' && <ChangeList tripId={id} />}
      {view === 'deleted' && <DeletedBookings tripId={id} />}
      {view === 'versions' && <TripVersions itineraries={whole.itineraries} onChanged={onChanged} />}
    </Modal>
  );
};
