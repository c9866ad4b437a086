import { useQuery } from '@tanstack/react-query';
import { clientName } from '@wayline/core/areas/clients/client';
import type { UserId } from '@wayline/core/base/ids';
import { lazy, Suspense, useState } from 'react';
import { ChipRow } from '../../../ui/record/chip-row';
import { undoBy } from '../../../ui/record/use-bulk';
import { ASSIGN_ADVISOR } from '../client-dialogs';
import { advisorsQuery } from '../client-queries';
import type { ClientRecord } from '../client-query';
import { ACTIONS, useBulk } from '../use-bulk';
import { CLIENT_GUARD } from './client-profile';

const AssignDialog = lazy(async () => ({ default: (await import('../../../ui/record/assign-dialog')).AssignDialog }));

/** Who advises a client. Source: R-ACC-072. */
export const AdvisorChips = ({ client }: { client: ClientRecord }) => {
  const { id, advisor_id, deleted_at } = client;
  const [adding, setAdding] = useState(false);
  const { data: colleagues } = useQuery(advisorsQuery);
  const { runOne } = useBulk();
  const nameOf = (user: string) => colleagues?.find((one) => one.id === user)?.name ?? 'Former colleague';
  const put = (advisor: UserId, name: string, on: boolean) =>
    runOne(
      { id, name: clientName(client) },
      {
        said: () => (on ? `${name} assigned` : `${name} removed`),
        send: ACTIONS.assign(advisor, on),
        back: undoBy(ACTIONS.assign(advisor, !on)),
      },
    );
  return (
    <>
      <ChipRow
        guard={CLIENT_GUARD}
        label="Advisors"
        shown
        tone="neutral"
        chips={colleagues ? advisor_id.map((user) => ({ id: user, text: nameOf(user) })) : []}
        add="Assign advisor"
        remove="Remove advisor"
        fixed={deleted_at !== undefined}
        onAdd={() => setAdding(true)}
        onRemove={(user) => {
          const advisor = advisor_id.find((one) => one === user);
          if (advisor) void put(advisor, nameOf(advisor), false);
        }}
      />
      <Suspense fallback={null}>
        {adding && (
          <AssignDialog
            {...ASSIGN_ADVISOR}
            taken={advisor_id}
            onClose={() => setAdding(false)}
            onAssign={(advisor) => put(advisor.id, advisor.name, true)}
          />
        )}
      </Suspense>
    </>
  );
};
