import { Flex, Text } from '@chakra-ui/react';
import type { ClientAnswer, ShareAnswer } from '@wayline/core/areas/trip/itinerary/share-activity';
import { StatusBadge } from '../../../../ui/status-badge';

/** What each booking is called, by its id. */
export type Titles = ReadonlyMap<string, string>;

const LOOK = {
  approved: { tone: 'success', word: 'Approved' },
  question: { tone: 'warning', word: 'Question' },
  declined: { tone: 'error', word: 'Declined' },
} as const satisfies Record<ClientAnswer, { tone: string; word: string }>;

/** What one client said to which booking; questions stand first, because they wait for somebody. */
export const AnswerList = ({ answers, titles }: { answers: readonly ShareAnswer[]; titles: Titles }) => {
  const waiting = (a: ShareAnswer) => (a.answer === 'question' ? 0 : 1);
  const sorted = [...answers].sort((a, b) => waiting(a) - waiting(b));
  if (sorted.length === 0) return null;
  return (
    <Flex as="ul" direction="column" gap="2" mt="2" listStyleType="none" aria-label="Client responses">
      {sorted.map(({ booking_id, answer, note }) => (
        <li key={booking_id}>
          <StatusBadge tone={LOOK[answer].tone}>{LOOK[answer].word}</StatusBadge>{' '}
          <bdi>{titles.get(booking_id) ?? 'Deleted booking'}</bdi>
          {note && (
            <Text dir="auto" color="fg.muted" textStyle="small" whiteSpace="pre-line">
              {note}
            </Text>
          )}
        </li>
      ))}
    </Flex>
  );
};
