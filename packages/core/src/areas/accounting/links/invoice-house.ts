import type { Company } from '../../../access/company';
import {
  companySettingKey,
  howToPayUs,
  invoiceLogo,
  invoiceText,
  type PaymentOptions,
  parseSetting,
  paymentOptions,
} from '../../settings/public';
import { logoAddress } from '../../settings/public-schemas';
import type { InvoiceHouse } from './client-invoice';

/** The sections of the company that its invoices are made with, for reading them together with other records. */
export const HOUSE_SECTIONS = [
  companySettingKey(invoiceLogo),
  companySettingKey(invoiceText),
  companySettingKey(howToPayUs),
  companySettingKey(paymentOptions),
] as const;

type Kept = readonly [logo: unknown, words: unknown, how_to_pay: unknown, options: unknown];
type Asked = Pick<Company, 'id' | 'company_name' | 'accent' | 'contact_line' | 'logo_file'>;

const BANK = ['account_name', 'bank_name', 'account_number', 'routing_code'] as const;
const CHECK = ['check_payable_to', 'check_address'] as const;
type HowToPay = InvoiceHouse['how_to_pay'];
/** How clients pay, but for the ways that the company doesn’t take. */
const toHowToPay = (ways: HowToPay, { methods, card_note }: PaymentOptions): HowToPay => {
  const takes = (method: PaymentOptions['methods'][number]) => methods.includes(method);
  const untaken = [...(takes('bank_transfer') ? [] : BANK), ...(takes('check') ? [] : CHECK)];
  return {
    ...ways,
    ...Object.fromEntries(untaken.map((field) => [field, undefined])),
    ...{ card: takes('credit_card') ? card_note : undefined, pay_pal: takes('pay_pal') },
  };
};

/** Whose invoice it is, as the settings of the company say it now. */
export const toHouse = (company: Asked, [logo, words, how_to_pay, options]: Kept): InvoiceHouse => {
  const { show, logo_file, place, size } = parseSetting(invoiceLogo, logo);
  const file = { brand: company.logo_file, own: logo_file, name: undefined }[show];
  return {
    ...{ name: company.company_name, accent: company.accent ?? 'sea', contact: company.contact_line },
    ...{ logo_url: logoAddress(company.id, file), logo: { place, size } },
    words: parseSetting(invoiceText, words),
    how_to_pay: toHowToPay(parseSetting(howToPayUs, how_to_pay), parseSetting(paymentOptions, options)),
  };
};
