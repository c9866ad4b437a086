import { Box, SimpleGrid } from '@chakra-ui/react';
import { roomOn } from '@wayline/core/areas/trip/pricing/room-stay';
import type { Room } from '@wayline/core/areas/trip/pricing/room-type';
import type { TravelerId } from '@wayline/core/base/ids';
import { Field } from '../../../../ui/field';
import { TypedInput } from '../../../../ui/fields/typed-input';
import { FormSection } from '../../bookings/components/form-section';
import { isTravelling, travelerOptions, useTripTravelers } from '../../bookings/known-traveler';
import { ChoiceInput } from '../fields/choice-input';
import { DayInput } from '../fields/day-input';
import { TextInput } from '../fields/text-input';
import { guestName, guestsFrom } from '../room-guests';
import { GuestFields } from './guest-fields';
import { RoomFigures } from './room-figures';

type Props = { room: Room; number: number; currency: string; onChange: (room: Room) => void };
const MOST_GUESTS = 30;

/** Whether something is known of a guest besides the name. */
const isTold = ({ dates, breakfast_coupon_count, price_type, price_amount }: Room['guests'][number]) =>
  [dates, breakfast_coupon_count, price_type, price_amount].some((value) => value !== undefined);

/** One room: where it is, when, who sleeps in it, what it comes to, and what is said of it to whom. Source: R-TRIP-086..088. */
export const RoomFields = ({ room, number, currency, onChange }: Props) => {
  const travelers = useTripTravelers();
  const missing = travelers.filter(
    (t) => isTravelling(t) && !room.guests.some(({ traveller_ids }) => traveller_ids.includes(t.id as TravelerId)),
  );
  const put = (guests: Room['guests']) => onChange({ ...room, guests: guests.slice(0, MOST_GUESTS) });
  const text = (name: 'room_no' | 'confirmation_id' | 'reward_program' | 'client_request', label: string) => (
    <TextInput
      label={label}
      value={room[name]}
      maxLength={name === 'room_no' ? 40 : 80}
      onChange={(typed) => onChange({ ...room, [name]: typed })}
    />
  );
  const comment = (kind: 'internal' | 'client', label: string) => (
    <TextInput
      label={label}
      value={room.comments?.[kind]}
      maxLength={1000}
      onChange={(typed) => onChange({ ...room, comments: { ...room.comments, [kind]: typed } })}
    />
  );
  return (
    <Box role="group" aria-label={`Room ${number}`} borderTopWidth="1px" pt="3">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        {text('room_no', 'Room number')}
        {text('confirmation_id', 'Room confirmation')}
        <DayInput
          label="Room check-in"
          value={room.checkin_date}
          onChange={(checkin_date) => onChange(roomOn(room, { checkin_date }))}
        />
        <DayInput
          label="Room check-out"
          value={room.checkout_date}
          onChange={(checkout_date) => onChange(roomOn(room, { checkout_date }))}
        />
        <Field label="Guests" hint="Names, separated by commas.">
          <TypedInput
            shown={room.guests.map((guest) => guestName(guest, travelers)).join(', ')}
            autoComplete="off"
            onCommit={(typed) => put(guestsFrom(typed, room.guests, travelers))}
          />
        </Field>
        {missing.length > 0 && (
          <ChoiceInput
            label="Add traveler"
            value=""
            options={[{ value: '', label: 'Choose' }, ...travelerOptions(missing)]}
            onChange={(id) => put([...room.guests, { name: '', traveller_ids: [id as TravelerId] }])}
          />
        )}
        {text('reward_program', 'Reward program')}
        {text('client_request', 'Client request')}
        {comment('client', 'Client comment')}
        {comment('internal', 'Internal comment')}
      </SimpleGrid>
      {room.guests.length > 0 && (
        <Box mt="3">
          <FormSection title="Guest details" open={room.guests.some(isTold)} single>
            {room.guests.map((guest, at) => (
              <GuestFields
                key={guest.traveller_ids[0] ?? guest.name}
                guest={guest}
                name={guestName(guest, travelers)}
                currency={currency}
                onChange={(to) => onChange({ ...room, guests: room.guests.map((was, i) => (i === at ? to : was)) })}
              />
            ))}
          </FormSection>
        </Box>
      )}
      <RoomFigures room={room} number={number} currency={currency} />
    </Box>
  );
};
