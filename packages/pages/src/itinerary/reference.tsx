import { useLingui } from '@lingui/react';
import { Icon } from '../icons/icon';

/** A reference to read out at a desk. The copy button works by script, so the script shows it. */
export const Reference = ({ value }: { value: string }) => {
  const { i18n } = useLingui();
  return (
    <span className="reference">
      <bdi className="locator">{value}</bdi>
      <button type="button" className="copy" data-copy={value} hidden>
        <Icon name="copy" /> <span className="copy-word">{i18n._('Copy')}</span>
      </button>
    </span>
  );
};
