import { useState } from 'react';
import type { ClientChoice } from '../../clients/public';
import { useKnownClient } from '../use-known-client';

/** Whether who paid gets a receipt: where they have an email, unless somebody says otherwise of them. */
export const useReceiptChoice = (client: ClientChoice | undefined) => {
  const known = useKnownClient(client);
  const [chosen, setChosen] = useState<{ of: string | undefined; isSent: boolean }>();
  const email = known?.email;
  const wanted = chosen?.of === client?.id ? chosen?.isSent : undefined;
  return {
    email,
    isSent: email !== undefined && (wanted ?? true),
    choose: (isSent: boolean) => setChosen({ of: client?.id, isSent }),
  };
};
export type ReceiptChoice = ReturnType<typeof useReceiptChoice>;
