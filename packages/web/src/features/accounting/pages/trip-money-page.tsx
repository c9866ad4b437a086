import type { TripId } from '@wayline/core/base/ids';
import { useParams } from 'react-router-dom';
import { TripFrame } from '../../trip/public';
import { TripMoneyView } from '../trip/trip-money-view';

/** The money of a trip, under its header. */
export const TripMoneyPage = () => {
  const id = useParams().trip_id as TripId;
  return <TripFrame title="Money">{({ trip }) => <TripMoneyView trip={id} name={trip.trip_name} />}</TripFrame>;
};
