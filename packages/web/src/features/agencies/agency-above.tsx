import { Button, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api';
import { formatDate } from '../../lib/format';
import { confirm, sure } from '../../ui/confirm-dialog';
import { notifyError } from '../../ui/notify-error';
import { notify } from '../../ui/toaster';
import { SettingGroup } from '../settings/public';
import { agenciesQuery, useRefreshAgencies } from './agencies-query';

const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog')).AnswerDialog }));
const ASK = 'agency_ask';

/** The agency that can look into this one: who it is, when it last looked, and the end of it; and the question of one that would like to. Source: spec 1 §1 (G-197). */
export const AgencyAbove = () => {
  const { data } = useQuery(agenciesQuery);
  const refresh = useRefreshAgencies();
  const [query, setQuery] = useSearchParams();
  const token = query.get(ASK);
  const answered = () =>
    setQuery(
      (now) => {
        now.delete(ASK);
        return now;
      },
      { replace: true },
    );
  const end = async (name: string) => {
    if (!(await confirm(sure(`${name} will no longer see your agency.`, 'End access')))) return;
    await call('misc.sub-agencies.leave', {}, { onMissing: 'stay' });
    notify({ kind: 'success', title: `${name} can no longer view your agency` });
    await refresh();
  };
  const parent = data?.parent;
  return (
    <>
      {parent && (
        <SettingGroup title="Parent agency">
          <Text>
            Since {formatDate(parent.since)}, the owner of {parent.parent_name} can view your trips, bookings, prices
            and library. They can’t change anything.
          </Text>
          <Text color="fg.muted" textStyle="small">
            {parent.last_look_at
              ? `Last viewed on ${formatDate(parent.last_look_at)} by ${parent.last_look_by}.`
              : 'Not viewed yet.'}
          </Text>
          <Button
            size="sm"
            variant="outline"
            alignSelf="flex-start"
            onClick={() => void end(parent.parent_name).catch(notifyError)}
          >
            End access
          </Button>
        </SettingGroup>
      )}
      <Suspense fallback={null}>{token && <AnswerDialog token={token} onClose={answered} />}</Suspense>
    </>
  );
};
