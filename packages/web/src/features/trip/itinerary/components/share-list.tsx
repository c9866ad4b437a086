import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { BOUNCE_WORDS } from '@wayline/core/areas/messaging/bounce';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import type { ShareActivity } from '@wayline/core/areas/trip/itinerary/share-activity';
import { formatMessage } from '@wayline/core/base/messages';
import { countOf } from '@wayline/core/base/plural';
import { relativeTime } from '@wayline/core/base/relative-time';
import { call } from '../../../../lib/api';
import { formatDate } from '../../../../lib/format';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import { confirm, sure } from '../../../../ui/confirm-dialog';
import { IfPermitted } from '../../../../ui/if-permitted';
import { notifyError } from '../../../../ui/notify-error';
import { notify } from '../../../../ui/toaster';
import { AnswerList, type Titles } from './answer-list';

type Props = {
  itinerary: Itinerary;
  activities: readonly ShareActivity[];
  titles: Titles;
  onChanged: () => Promise<unknown>;
};
type Share = Itinerary['shares'][number];

const whoOf = (share: Share) => share.name ?? share.email ?? 'Unnamed link';
const seenOf = (share: Share, activity: ShareActivity | undefined, now: number) => {
  if (share.revoked_at) return 'turned off';
  if (!activity?.last_viewed_at) return 'not opened yet';
  return `opened ${countOf(activity.views, 'time')}, last ${relativeTime(activity.last_viewed_at, new Date(now).toISOString())}`;
};

/** Who has a link, whether they have looked, what they answered, and the way to withdraw it. */
export const ShareList = ({ itinerary, activities, titles, onChanged }: Props) => {
  const activityOf = (share: Share) => activities.find((a) => a.share_id === share.id);
  const maySee = usePermission('View Shared Information Client Itinerary');
  const sharing = useGuardedAction('Share Trips', 'share trips');
  const withdraw = async (share: Share) => {
    if (!(await confirm(sure(`${whoOf(share)} won’t be able to open the itinerary anymore.`, 'Turn off link')))) return;
    await call('trips.itinerary.share.revoke', { tripId: itinerary.trip_id, tiId: itinerary.id, shareId: share.id });
    notify({ kind: 'success', title: 'Link turned off' });
    await onChanged();
  };
  return (
    <Flex as="section" direction="column" gap="2" aria-labelledby="shares-title">
      <Heading as="h2" id="shares-title" textStyle="section">
        Shared with
      </Heading>
      {itinerary.shares.length === 0 && (
        <Text color="fg.muted">
          {itinerary.published_version > 0 ? 'Not shared yet.' : 'No one yet. Publish, then share.'}
        </Text>
      )}
      {!maySee && itinerary.shares.length > 0 && (
        <Text color="fg.muted" textStyle="small" role="note">
          {formatMessage('permission.denied.text', { action: 'view what clients did with a shared itinerary' })}
        </Text>
      )}
      {itinerary.shares.map((share) => (
        <Box key={share.id}>
          <Flex justify="space-between" gap="3" align="center">
            <Text minW="0">
              {whoOf(share)}
              <Text as="span" display="block" color="fg.muted" textStyle="small">
                {maySee || share.revoked_at ? seenOf(share, activityOf(share), Date.now()) : 'shared'}
                {share.expires_at && !share.revoked_at ? ` · until ${formatDate(share.expires_at)}` : ''}
                {share.opens_trip && !share.revoked_at ? ' · all itineraries of this trip' : ''}
                {share.gate_hash && !share.revoked_at ? ' · asks for a code' : ''}
              </Text>
            </Text>
            {!share.revoked_at && (
              <IfPermitted permission="Share Trips">
                <Button size="xs" variant="ghost" onClick={sharing(() => void withdraw(share).catch(notifyError))}>
                  Turn off
                </Button>
              </IfPermitted>
            )}
          </Flex>
          {activityOf(share)?.bounced && !share.revoked_at && (
            <Text color="fg.error" textStyle="small">
              {BOUNCE_WORDS[activityOf(share)?.bounced ?? 'refused']}. Ask for another email address, then share again.
            </Text>
          )}
          <AnswerList answers={activityOf(share)?.answers ?? []} titles={titles} />
        </Box>
      ))}
    </Flex>
  );
};
