import { Button, Menu, Portal } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { holds } from '@wayline/core/access/permissions';
import { Ellipsis } from 'lucide-react';
import { Fragment, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignedInUser } from '../../../../lib/session';
import { notifyError } from '../../../../ui/notify-error';
import { invalidateTrips } from '../list/invalidate-trips';
import type { PlannedTrip } from '../use-trip';
import { TRIP_ENTRIES, type TripEntry } from './trip-entries';
import { TripMenuItem } from './trip-menu-item';

type Props = { whole: PlannedTrip; onChanged: () => Promise<unknown> };

/** Everything else that can be done with a trip. What an entry opens is fetched when it is chosen. */
export const TripMenu = ({ whole, onChanged }: Props) => {
  const go = useNavigate();
  const client = useQueryClient();
  const held = useSignedInUser().permissions_data;
  const [open, setOpen] = useState<TripEntry>();
  const groups = TRIP_ENTRIES.map((group) =>
    group.filter(({ when, needs }) => (when?.(whole.trip) ?? true) && holds(held, needs)),
  ).filter((group) => group.length > 0);
  const changed = () => Promise.all([onChanged(), invalidateTrips(client)]);
  const choose = (entry: TripEntry) => {
    if ('to' in entry) go(entry.to(whole.trip));
    else if ('act' in entry) entry.act({ whole, onChanged: changed, go }).catch(notifyError);
    else setOpen(entry);
  };
  return (
    <>
      <Menu.Root lazyMount>
        <Menu.Trigger asChild>
          <Button size="sm" variant="outline">
            <Ellipsis size={16} aria-hidden /> More
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {groups.map((group, i) => (
                <Fragment key={group[0]?.value}>
                  {i > 0 && <Menu.Separator />}
                  {group.map((entry) => (
                    <TripMenuItem key={entry.value} entry={entry} onChoose={choose} />
                  ))}
                </Fragment>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {open && 'dialog' in open && (
        <Suspense fallback={null}>
          <open.dialog whole={whole} onClose={() => setOpen(undefined)} onChanged={onChanged} />
        </Suspense>
      )}
    </>
  );
};
