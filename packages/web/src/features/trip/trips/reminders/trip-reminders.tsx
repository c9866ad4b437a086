import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { BOUNCE_WORDS } from '@wayline/core/areas/messaging/bounce';
import type { Reminder } from '@wayline/core/areas/trip/reminders/reminder';
import { lazy, Suspense, useState } from 'react';
import { formatDateTime } from '../../../../lib/format';
import { useGuardedAction } from '../../../../lib/use-permission';
import { IfPermitted } from '../../../../ui/if-permitted';
import { StatusBadge } from '../../../../ui/status-badge';
import type { PlannedTrip } from '../use-trip';
import { reminderName, timingWords, wayWords } from './reminder-words';
import { useReminderActs } from './use-reminder-acts';

const ReminderDialog = lazy(async () => ({ default: (await import('./reminder-dialog')).ReminderDialog }));

/** Whether the mail reached nobody. */
const missed = ({ to, bounces = [] }: Reminder) =>
  to.every((email) => bounces.some((one) => one.email === email.toLowerCase()));

type Props = { whole: PlannedTrip; onChanged: () => Promise<unknown> };

/** The reminders of a trip: those that wait, the first first, then those that were sent; when, for whom, and by what way. Source: R-TRIP-008. */
export const TripReminders = ({ whole: { bookings, reminders }, onChanged }: Props) => {
  const [open, setOpen] = useState<Reminder['id']>();
  const allowed = useGuardedAction('Reminders', 'set reminders');
  const { withdraw } = useReminderActs(onChanged);
  const bookingOf = ({ booking_id }: Reminder) => bookings.find(({ id }) => id === booking_id);
  const shown = reminders
    .filter(({ status }) => status !== 'withdrawn')
    .sort((a, b) => a.status.localeCompare(b.status) * -1 || a.due_at.localeCompare(b.due_at));
  const opened = reminders.find(({ id }) => id === open);
  const about = opened && bookingOf(opened);
  return (
    <Flex as="section" direction="column" gap="2" aria-labelledby="reminders-title">
      <Heading as="h2" id="reminders-title" textStyle="section">
        Reminders
      </Heading>
      {shown.length === 0 && <Text color="fg.muted">Set one from a booking's menu and we'll send it for you.</Text>}
      {shown.length > 0 && (
        <Box as="ul" listStyleType="none" aria-labelledby="reminders-title">
          {shown.map((reminder) => {
            const title = bookingOf(reminder)?.title ?? 'Deleted booking';
            const name = reminderName(title, reminder);
            return (
              <Box as="li" key={reminder.id} py="1.5" overflowWrap="anywhere">
                <Text fontWeight="500" dir="auto">
                  {title}
                </Text>
                <Text textStyle="small" color="fg.muted">
                  {formatDateTime(reminder.due_at)} · {timingWords(reminder)}
                </Text>
                <Text textStyle="small" color="fg.muted">
                  {wayWords(reminder)}
                </Text>
                {reminder.status === 'sent' ? (
                  <>
                    {!missed(reminder) && <StatusBadge>Sent</StatusBadge>}
                    {reminder.bounces?.map(({ email, reason }) => (
                      <Text key={email} color="fg.error" textStyle="small">
                        {email}: {BOUNCE_WORDS[reason]}. Ask for another email address, then set the reminder again.
                      </Text>
                    ))}
                  </>
                ) : (
                  <IfPermitted permission="Reminders">
                    <Flex gap="1" ms="-2">
                      <Button
                        size="xs"
                        variant="ghost"
                        aria-label={`Edit reminder: ${name}`}
                        onClick={allowed(() => setOpen(reminder.id))}
                      >
                        Edit
                      </Button>
                      <Button
                        size="xs"
                        variant="ghost"
                        aria-label={`Cancel reminder: ${name}`}
                        onClick={allowed(() => void withdraw(reminder))}
                      >
                        Cancel
                      </Button>
                    </Flex>
                  </IfPermitted>
                )}
              </Box>
            );
          })}
        </Box>
      )}
      <Suspense fallback={null}>
        {opened && about && (
          <ReminderDialog
            booking={about}
            reminder={opened}
            to=""
            onClose={() => setOpen(undefined)}
            onSaved={onChanged}
          />
        )}
      </Suspense>
    </Flex>
  );
};
