import { Button, HStack, Input, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { Field } from '../../../ui/field';
import type { Coupon } from '../subscription-query';

const often = ({ duration, months = 1 }: Coupon): string => {
  if (duration === 'forever') return 'every payment';
  return duration === 'once' ? 'the first payment' : `payments of ${countOf(months, 'month')}`;
};
const words = (coupon: Coupon): string => {
  const off = coupon.amount_off ? formatMoney(coupon.amount_off) : `${coupon.percent_off ?? 0}%`;
  return `${coupon.code}: ${off} off ${often(coupon)}.`;
};

type Props = { coupon: Coupon | undefined; onChange: (coupon: Coupon | undefined) => void };

/** A coupon, checked before it counts. */
export const CouponField = ({ coupon, onChange }: Props) => {
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      onChange((await call('users.coupon-validation', { code })).coupon);
    } catch (thrown) {
      setRefused(asApiError(thrown).message);
    } finally {
      setBusy(false);
    }
  };
  if (coupon)
    return (
      <HStack gap="3" wrap="wrap">
        <Text role="status">{words(coupon)}</Text>
        <Button size="xs" variant="ghost" onClick={() => onChange(undefined)}>
          Remove coupon
        </Button>
      </HStack>
    );
  return (
    <Field label="Coupon" {...(refused && { error: refused })} hint="Optional.">
      <HStack w="full" gap="2">
        <Input
          value={code}
          autoComplete="off"
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && code.trim()) void check();
          }}
        />
        <Button variant="outline" loading={busy} disabled={!code.trim()} onClick={() => void check()}>
          Apply coupon
        </Button>
      </HStack>
    </Field>
  );
};
