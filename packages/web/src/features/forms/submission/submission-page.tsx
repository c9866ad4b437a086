import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { FormId, SubmissionId } from '@wayline/core/areas/forms/form-id';
import { countOf } from '@wayline/core/base/plural';
import { FileX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { asApiError } from '../../../lib/api-error';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { usePage } from '../../../navigation/use-page';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { IfPermitted } from '../../../ui/if-permitted';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { CardsSkeleton } from '../../../ui/skeletons';
import { type OpenedSubmission, submissionQuery } from '../forms-queries';
import { SubmissionBadge } from '../submission-badge';
import { AllAnswers } from './all-answers';
import { PersonReview } from './person-review';
import { type Review, useReviews } from './use-reviews';
import { useSubmission } from './use-submission';

const MISSING = 404;

type Shown = { opened: OpenedSubmission; reviews: readonly Review[] };

const Actions = ({ opened, reviews }: Shown) => {
  const { submission, people } = opened;
  const { acceptAll, makeTrip, decide, isBusy } = useSubmission(opened);
  const isOpen = submission.state === 'new' || submission.state === 'reviewed';
  const waiting = reviews.filter(({ person }) => !submission.people.some((one) => one.person === person.person));
  const accepting = waiting.flatMap((review) => review.accepting ?? []);
  const asksTrip = submission.kind === 'trip_request' && !submission.trip_id;
  return (
    <IfPermitted permission="Edit Forms">
      {submission.trip_id && (
        <RouterButton variant="outline" to={PATHS.planner(submission.trip_id)}>
          Open trip {submission.trip_code}
        </RouterButton>
      )}
      {isOpen && (
        <Button variant="ghost" disabled={isBusy} onClick={() => decide('declined')}>
          Decline
        </Button>
      )}
      {submission.state === 'declined' && (
        <Button variant="outline" disabled={isBusy} onClick={() => decide('new')}>
          Reopen
        </Button>
      )}
      {submission.state === 'new' && people.length === 0 && (
        <Button disabled={isBusy} onClick={() => decide('accepted')}>
          Mark as done
        </Button>
      )}
      {isOpen && waiting.length > 0 && (
        <Button
          loading={isBusy}
          disabled={accepting.length < waiting.length}
          onClick={() => acceptAll(accepting, asksTrip)}
        >
          {asksTrip ? 'Accept all and create trip' : 'Accept all'}
        </Button>
      )}
      {isOpen && waiting.length === 0 && asksTrip && people.length > 0 && (
        <Button loading={isBusy} onClick={makeTrip}>
          Create trip
        </Button>
      )}
    </IfPermitted>
  );
};

const Received = ({ opened }: { opened: OpenedSubmission }) => {
  const { submission } = opened;
  const reviews = useReviews(opened);
  const facts = [
    formatDate(submission.received_date),
    submission.sender_email,
    countOf(submission.traveler_count, 'traveler'),
    submission.trip_code && `Trip ${submission.trip_code}`,
    submission.decided_by_name && `Last decision by ${submission.decided_by_name}`,
  ];
  return (
    <>
      <PageHeader
        title={
          <HStack gap="3" wrap="wrap">
            <span dir="auto">{submission.sender_name || submission.form_name}</span>
            <SubmissionBadge state={submission.state} />
          </HStack>
        }
        subtitle={facts.filter(Boolean).join(' · ')}
        actions={<Actions opened={opened} reviews={reviews} />}
      />
      <Flex gap="5" direction={{ base: 'column', lg: 'row' }} align="start">
        <Stack flex="2" gap="4" minW="0" width="full">
          {reviews.map((review) => (
            <PersonReview key={review.person.person} opened={opened} review={review} />
          ))}
          {reviews.length === 0 && (
            <Text color="fg.muted">
              Nothing in these answers belongs to a profile. Read them and mark them as done.
            </Text>
          )}
        </Stack>
        <Box flex="1" minW="0" width="full">
          <AllAnswers opened={opened} />
        </Box>
      </Flex>
    </>
  );
};

/** What somebody sent, beside what the profiles say now. Source: R-ACC-078. */
export const SubmissionPage = () => {
  const { form_id, submission_id } = useParams();
  const { data, error, refetch } = useQuery(submissionQuery(form_id as FormId, submission_id as SubmissionId));
  const name = data?.submission.form_name ?? 'Received form';
  usePage({
    title: data?.submission.sender_name || name,
    crumbs: [
      { label: 'Forms', to: PATHS.travelerForms() },
      ...(data ? [{ label: name, to: PATHS.form(form_id ?? '') }] : []),
    ],
  });
  if (data) return <Received key={data.submission.id} opened={data} />;
  return (
    <>
      <PageHeader title="Received form" />
      {!error && <CardsSkeleton cards={3} />}
      {error &&
        (asApiError(error).status === MISSING ? (
          <EmptyState
            icon={FileX}
            title="These answers aren’t here"
            text="The form may have been deleted, or you don’t have access to the trip or client they’re about."
            action={<RouterButton to={PATHS.travelerForms()}>All forms</RouterButton>}
          />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ))}
    </>
  );
};
