import { useQuery } from '@tanstack/react-query';
import type { UserId } from '@wayline/core/base/ids';
import { lazy, Suspense, useState } from 'react';
import { ChipRow } from '../../../ui/record/chip-row';
import { advisorsQuery } from '../client-queries';
import type { ClientRecord } from '../client-query';
import { ACTIONS, useBulk } from '../use-bulk';
import { CLIENT_GUARD } from './client-profile';

const AssignDialog = lazy(async () => ({ default: (await import('../assign-dialog')).AssignDialog }));

/** Who advises a client. Source: R-ACC-072. */
export const AdvisorChips = ({ client: { id, advisor_id, deleted_at } }: { client: ClientRecord }) => {
  const [adding, setAdding] = useState(false);
  const { data: colleagues } = useQuery(advisorsQuery);
  const { run } = useBulk();
  const nameOf = (user: string) => colleagues?.find((one) => one.id === user)?.name ?? 'Former colleague';
  const put = (advisor: UserId, name: string, on: boolean) =>
    run({
      ids: [id],
      said: () => (on ? `${name} assigned` : `${name} removed`),
      send: ACTIONS.assign(advisor, on),
      back: ACTIONS.assign(advisor, !on),
    });
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
            taken={advisor_id}
            onClose={() => setAdding(false)}
            onAssign={async (advisor) => {
              await put(advisor.id, advisor.name, true);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
