import { Text } from '@chakra-ui/react';
import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import { findSupplierPortion } from '@wayline/core/areas/trip/pricing/price-figures';
import { settledPrice } from '@wayline/core/areas/trip/pricing/settled-price';
import { formatMoney } from '@wayline/core/base/money-text';
import { asEntered } from '../price-entry';

/** The commission to expect by the supplier's terms, where nobody has typed another one. */
export const SupplierCommission = ({ price }: { price: PriceEntry }) => {
  const entered = asEntered(price);
  if (!findSupplierPortion(entered)) return null;
  const { total_commission_price: minor = 0 } = settledPrice(entered);
  return (
    <Text textStyle="small" color="fg.muted">
      {`Expected commission: ${formatMoney({ minor, currency: price.currency })}, ${price.supplier_rate}% by the supplier’s terms.`}
    </Text>
  );
};
