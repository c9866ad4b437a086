import { useSearchParams } from 'react-router-dom';
import { SORT_PARAM } from '../../lib/address-names';

/** The order a table's address asks for, kept there so that it can be linked and survives the way back. */
export const useAddressSort = (): [string | undefined, (sort: string | undefined) => void] => {
  const [address, setAddress] = useSearchParams();
  const put = (sort: string | undefined) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (sort) after.set(SORT_PARAM, sort);
        else after.delete(SORT_PARAM);
        return after;
      },
      { replace: true },
    );
  return [address.get(SORT_PARAM) ?? undefined, put];
};
