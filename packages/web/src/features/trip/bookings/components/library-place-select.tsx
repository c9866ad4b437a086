import { NativeSelect } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { Place } from '@wayline/core/areas/trip/bookings/parts/place';
import { usePermission } from '../../../../lib/use-permission';
import { Field } from '../../../../ui/field';
import { libraryPlacesQuery } from '../lookup-queries';

type Props = { onChoose: (place: Place) => void };

/** The places of the library to choose from, preferred ones first; nothing while there are none, or for who may not view the library. */
export const LibraryPlaceSelect = ({ onChoose }: Props) => {
  const { data = [] } = useQuery({ ...libraryPlacesQuery, enabled: usePermission('View Library Reservations') });
  if (data.length === 0) return null;
  const places = data.toSorted((a, b) => Number(b.is_preferred_place ?? false) - Number(a.is_preferred_place ?? false));
  const choose = (chosen: string) => {
    const place = places.find(({ id }) => id === chosen);
    if (!place) return;
    const { id: _id, is_library: _library, ...rest } = place;
    onChoose(rest);
  };
  return (
    <Field label="Library place">
      <NativeSelect.Root>
        <NativeSelect.Field value="" onChange={(event) => choose(event.target.value)}>
          <option value="">Choose a library place</option>
          {places.map(({ id, name, destination_name, is_preferred_place }) => (
            <option key={id} value={id}>
              {[name, destination_name, is_preferred_place && 'preferred'].filter(Boolean).join(' · ')}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field>
  );
};
