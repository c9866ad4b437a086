/** The partition of a trip: trip, travelers, bookings, itineraries and reminders lie together, so a planner is one query. */
export const inTrip = (tripId: string) => ['TRIP', tripId] as const;
