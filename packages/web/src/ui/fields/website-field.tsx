import { isWebsite, websiteUrl } from '@wayline/core/base/text-inputs';
import type { FieldValues } from 'react-hook-form';
import type { Bound } from './bound-field';
import { TextField } from './text-field';

const good = (typed: unknown): true | string =>
  isWebsite(websiteUrl(String(typed ?? ''))) || 'Please enter a web address, such as www.example.com.';

/** A web address; http:// is put before one without a scheme when the field is left. Source: R-SHELL-201, R-SHELL-202. */
export const WebsiteField = <T extends FieldValues>(field: Omit<Bound<T>, 'rules'>) => (
  <TextField
    {...field}
    type="url"
    inputMode="url"
    autoComplete="off"
    spellCheck={false}
    maxLength={500}
    onLeave={websiteUrl}
    rules={{ validate: good }}
  />
);
