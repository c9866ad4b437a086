import { Checkbox, Stack, Text } from '@chakra-ui/react';
import type { ReceiptChoice } from './use-receipt-choice';

type Props = { name: string; choice: ReceiptChoice };

/** Whether who paid is mailed a receipt with the payment; who has no email can be sent none. */
export const ReceiptTick = ({ name, choice: { email, isSent, choose } }: Props) => (
  <Stack gap="1">
    <Checkbox.Root
      checked={isSent}
      disabled={email === undefined}
      onCheckedChange={({ checked }) => choose(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{`Send ${name} a receipt`}</Checkbox.Label>
    </Checkbox.Root>
    <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
      {email ? 'It goes where you sent their invoice, or to the email on their profile.' : 'No email on their profile.'}
    </Text>
  </Stack>
);
