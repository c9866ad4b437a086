/** Messages and booking flows count themselves in once those areas exist; until then nothing waits there. Shared by the shell and the single counts, so that they agree. */
export const NOTHING_WAITS = {
  internal_message_count: 0,
  message_notifications_count: 0,
  booking_flow_notifications_count: 0,
};
