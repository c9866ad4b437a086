import type { Company } from '../../../access/company';
import { companySettingKey, howToPayUs, invoiceLogo, invoiceText, parseSetting } from '../../settings/public';
import { logoAddress } from '../../settings/public-schemas';
import type { InvoiceHouse } from './client-invoice';

/** The sections of the company that its invoices are made with, for reading them together with other records. */
export const HOUSE_SECTIONS = [
  companySettingKey(invoiceLogo),
  companySettingKey(invoiceText),
  companySettingKey(howToPayUs),
] as const;

type Kept = readonly [logo: unknown, words: unknown, how_to_pay: unknown];
type Asked = Pick<Company, 'id' | 'company_name' | 'accent' | 'contact_line' | 'logo_file'>;

/** Whose invoice it is, as the settings of the company say it now. */
export const toHouse = (company: Asked, [logo, words, how_to_pay]: Kept): InvoiceHouse => {
  const { show, logo_file, place, size } = parseSetting(invoiceLogo, logo);
  const file = { brand: company.logo_file, own: logo_file, name: undefined }[show];
  return {
    ...{ name: company.company_name, accent: company.accent ?? 'sea', contact: company.contact_line },
    ...{ logo_url: logoAddress(company.id, file), logo: { place, size } },
    ...{ words: parseSetting(invoiceText, words), how_to_pay: parseSetting(howToPayUs, how_to_pay) },
  };
};
